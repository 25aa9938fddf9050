import { z } from 'zod';

import { COLOURS, GLYPHS } from '../engine/players';

export const SAVE_FORMAT = 'backlot-match';
export const SAVE_VERSION = 1;

/** No match comes near it; a text beyond it is refused unread. */
export const SAVE_MAX_LENGTH = 256 * 1024;
/** A save nests five levels deep; a text that nests deeper than this is refused unread. */
export const SAVE_MAX_DEPTH = 24;

/** Of the name of a match, in halves of characters. */
const NAME_MAX = 64;

const look = { name: z.string().max(64), colour: z.enum(COLOURS), glyph: z.enum(GLYPHS) };

const time = z.int().nonnegative();

/**
 * A saved match, version 1. Strict everywhere: a field that is not known is a sign of damage, not to be carried on.
 * Options, seed and actions are checked by the game itself when the match is replayed.
 */
export const saveSchema = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  version: z.literal(SAVE_VERSION),
  /** Goes up with every write of the match: the newest readable one counts. */
  revision: z.int().positive(),
  game: z.string().max(64),
  rulesVersion: z.int().positive(),
  options: z.record(
    z.string(),
    z.union([z.boolean(), z.string(), z.number(), z.array(z.string().max(64)).max(64)]),
  ),
  seed: z.string().max(200),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('person'), ...look }),
        z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(32), ...look }),
      ]),
    )
    .max(9),
  actions: z.array(z.tuple([z.int().min(0).max(8), z.unknown()])).max(20_000),
  /** Where a hint was given, as turn and seat. Matches without any leave it out, as all did before there were hints. */
  hints: z
    .array(z.tuple([z.int().nonnegative(), z.int().min(0).max(8)]))
    .min(1)
    .max(20_000)
    .optional(),
  /** What somebody calls the match. Those without a name leave it out, as all did before they could have one. */
  name: z.string().min(1).max(NAME_MAX).optional(),
  times: z.strictObject({ created: time, updated: time }),
  checksum: z.string(),
});

export type Save = z.infer<typeof saveSchema>;

/** What a text must have to be taken for one of our saves, of whatever version. */
export const envelopeSchema = z.looseObject({
  format: z.literal(SAVE_FORMAT),
  version: z.int().nonnegative(),
  checksum: z.string(),
});
