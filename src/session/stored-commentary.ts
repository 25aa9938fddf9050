import { z } from 'zod';

import { hashHex } from '../engine/hash';
import { canonicalJson } from '../engine/json';
import type { Match } from '../engine/match';
import { type Analysis, COMMENTARY_VERSION } from '../games/hollywood/bots/commentary';
import { ALL_CARDS } from '../games/hollywood/cards';
import { COLUMNS, GENRES, type Hollywood } from '../games/hollywood/types';
import { checksumOf } from '../storage/checksum';

const FORMAT = 'backlot-commentary';

const chance = z.number().min(0).max(1);

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('place'), column: z.literal(COLUMNS) }),
  z.strictObject({ type: z.literal('clap') }),
  z.strictObject({ type: z.literal('double') }),
  z.strictObject({ type: z.literal('assign'), project: z.enum(GENRES) }),
]);

const endingSchema = z.strictObject({
  card: z.enum(ALL_CARDS.map(({ id }) => id)),
  bumps: z.int().nonnegative(),
  likelihood: chance,
});

const remarkSchema = z.strictObject({
  turn: z.int().nonnegative(),
  chance,
  best: chance,
  stakes: chance,
  better: z.exactOptional(actionSchema),
  ending: z.exactOptional(endingSchema),
});

const storedSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(COMMENTARY_VERSION),
  /** Of which match: one that went on, or was played with other rules, is another. */
  match: z.string(),
  chances: z.array(z.array(chance)),
  remarks: z.array(remarkSchema),
  checksum: z.string(),
});

/** Tells a match from every other: all that decides what is said of it. */
export function fingerprintOf({ game, setup, turns }: Match): string {
  const { options, seed, players } = setup;
  return hashHex(
    canonicalJson([
      game.id,
      game.rulesVersion,
      options,
      seed,
      players.map(({ kind }) => kind),
      turns.map(({ seat, action }) => [seat, action]),
    ]),
  );
}

export function encodeCommentary(match: Match, { chances, remarks }: Analysis): string {
  const stored = {
    format: FORMAT,
    version: COMMENTARY_VERSION,
    match: fingerprintOf(match),
    chances,
    remarks,
  };
  return JSON.stringify({ ...stored, checksum: checksumOf(stored) });
}

/** Whether it can be of this match: shown with it, nothing would be missing or too much. */
function fits({ chances, remarks }: Analysis, { setup, turns }: Match<Hollywood>): boolean {
  return (
    chances.length === turns.length + 1 &&
    chances.every((moment) => moment.length === setup.players.length) &&
    remarks.every(({ turn, chance: own, best }) => turn < turns.length && own <= best)
  );
}

/** What was kept of this match, if that is what the text is; anything else is worked out anew. */
export function readCommentary(text: string, match: Match<Hollywood>): Analysis | undefined {
  try {
    const { data } = storedSchema.safeParse(JSON.parse(text));
    if (data?.match !== fingerprintOf(match)) return undefined;
    if (data.checksum !== checksumOf(data)) return undefined;
    const analysis = { chances: data.chances, remarks: data.remarks };
    return fits(analysis, match) ? analysis : undefined;
  } catch {
    return undefined;
  }
}
