import { restoreHints } from '../engine/hints';
import { type Match, replay } from '../engine/match';
import { seatAt } from '../engine/seats';
import { err, ok, type Result } from '../engine/result';
import { readSeed } from '../engine/seed';
import { findGame, openGame } from '../games';
import type { ShelfEntry } from '../games/contract';
import { checksumOf } from './checksum';
import type { SaveError } from './errors';
import {
  envelopeSchema,
  SAVE_FORMAT,
  SAVE_MAX_DEPTH,
  SAVE_MAX_LENGTH,
  SAVE_VERSION,
  type Save,
  saveSchema,
} from './format';
import { type Migration, migrate, MIGRATIONS } from './migrations';
import { parseText } from './parse';

export interface Times {
  readonly created: number;
  readonly updated: number;
}

/** Where the game of a save is looked for: among those that were opened, unless somebody else asks. */
export type FindGame = (id: string) => ShelfEntry | undefined;

/** A match as it was saved, ready to be played on. */
export interface SavedMatch {
  readonly revision: number;
  readonly times: Times;
  /** What somebody calls it, to tell it from others. */
  readonly name?: string;
  readonly match: Match;
}

export function encodeSave({ revision, times, name, match }: SavedMatch): string {
  const { game, setup, turns, hints } = match;
  const save = {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    revision,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: setup.options,
    seed: setup.seed,
    seats: setup.players,
    actions: turns.map(({ seat, action }) => [seat, action]),
    ...(hints.length > 0 && { hints: hints.map(({ turn, seat }) => [turn, seat]) }),
    ...(name !== undefined && { name }),
    times,
  };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}

const LIMITS = { length: SAVE_MAX_LENGTH, depth: SAVE_MAX_DEPTH } as const;

/** The revision that a save of whatever version claims to be, or `undefined` when the text is no save. */
export function revisionIn(text: string): number | undefined {
  const parsed = parseText(text, LIMITS);
  const envelope = parsed.ok ? envelopeSchema.safeParse(parsed.value) : undefined;
  const revision = envelope?.success === true ? envelope.data['revision'] : undefined;
  return typeof revision === 'number' ? revision : undefined;
}

/** From a parsed text to a save of the current version, each step checked. */
function validate(parsed: unknown, migrations: readonly Migration[]): Result<Save, SaveError> {
  const envelope = envelopeSchema.safeParse(parsed);
  if (!envelope.success) return err({ code: 'not-a-save' });
  const { version, checksum } = envelope.data;
  if (version > SAVE_VERSION) return err({ code: 'too-new', version });
  if (checksumOf(envelope.data) !== checksum) return err({ code: 'damaged' });
  const migrated = migrate(envelope.data, version, SAVE_VERSION, migrations);
  if (!migrated.ok) return migrated;
  const save = saveSchema.safeParse(migrated.value);
  if (save.success) return ok(save.data);
  const path = save.error.issues[0]?.path.map(String).join('.') ?? '';
  return err({ code: 'invalid', path: path === '' ? 'fields' : path });
}

/** Plays the saved actions again: whatever the rules do not offer at that point is refused. */
function restore(save: Save, find: FindGame): Result<Match, SaveError> {
  const entry = find(save.game);
  if (entry === undefined) return err({ code: 'unknown-game', game: save.game });
  const { rulesVersion } = save;
  const game = [entry.game, ...entry.earlier].find((rules) => rules.rulesVersion === rulesVersion);
  if (game === undefined) return err({ code: 'rules-unknown', rulesVersion });
  const seed = readSeed(save.seed);
  if (!seed.ok) return err({ code: 'invalid', path: 'seed' });
  const levels = entry.bots.map(({ level }) => level);
  if (save.seats.some((seat) => seat.kind === 'bot' && !levels.includes(seat.level))) {
    return err({ code: 'invalid', path: 'seats' });
  }
  const setup = { options: save.options, seed: seed.value, players: save.seats };
  const decisions = save.actions.map(([seat, action]) => ({ seat: seatAt(seat), action }));
  const replayed = replay(game, setup, decisions);
  if (replayed.ok) {
    const hints = (save.hints ?? []).map(([turn, seat]) => ({ turn, seat }));
    const match = restoreHints(replayed.value, hints);
    return match === undefined ? err({ code: 'invalid', path: 'hints' }) : ok(match);
  }
  if ('index' in replayed.error)
    return err({ code: 'illegal-action', index: replayed.error.index + 1 });
  const isAboutSeats = replayed.error.code === 'seat-count' || replayed.error.code === 'players';
  return err({ code: 'invalid', path: isAboutSeats ? 'seats' : 'options' });
}

/**
 * Read → parse → validate → migrate → replay. Never throws, whatever the text is; nothing of a text that fails at
 * any step is used.
 */
export function decodeSave(
  text: string,
  migrations: readonly Migration[] = MIGRATIONS,
  find: FindGame = findGame,
): Result<SavedMatch, SaveError> {
  const parsed = parseText(text, LIMITS);
  if (!parsed.ok) return parsed;
  const save = validate(parsed.value, migrations);
  if (!save.ok) return save;
  const match = restore(save.value, find);
  if (!match.ok) return match;
  const { revision, times, name } = save.value;
  return ok({ revision, times, ...(name !== undefined && { name }), match: match.value });
}

/** Decodes a save, and opens its game first where nobody has yet. */
export async function readSave(
  text: string,
  find: FindGame = findGame,
): Promise<Result<SavedMatch, SaveError>> {
  const decoded = decodeSave(text, MIGRATIONS, find);
  if (decoded.ok || decoded.error.code !== 'unknown-game') return decoded;
  const { game } = decoded.error;
  try {
    return (await openGame(game)) === undefined ? decoded : decodeSave(text, MIGRATIONS, find);
  } catch {
    return err({ code: 'game-unavailable', game });
  }
}
