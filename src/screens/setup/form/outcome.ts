import { checkPlayers, type Player, type PlayersError } from '../../../engine/players';
import { ok, type Result } from '../../../engine/result';
import { parseSeed, type Seed, type SeedError, seedOf } from '../../../engine/seed';
import type { TableDraft } from '../../../session/preferences';
import { friendlySeed } from '../../../session/friendly-seed';
import type { TableForm } from './table-form';

export function playersOf({ seats }: TableForm): readonly Player[] {
  return seats.map(({ kind, name, colour, glyph, level }) =>
    kind === 'bot' ? { kind, name, colour, glyph, level } : { kind, name, colour, glyph },
  );
}

/** The rule options as the game wants them: seats by their place at the table. */
export function optionsOf(form: TableForm): Record<string, boolean | string | number> {
  const options: Record<string, boolean | string | number> = { ...form.options };
  for (const [option, id] of Object.entries(form.seatOptions)) {
    const place = form.seats.findIndex((seat) => seat.id === id);
    if (place >= 0) options[option] = place;
  }
  return options;
}

/** What was typed, or a new one where nothing was. */
export function seedFor(form: TableForm): Result<Seed, SeedError> {
  return form.seed.trim() === '' ? ok(seedOf(friendlySeed())) : parseSeed(form.seed);
}

/** What is remembered of a table for the next time. The seed is not: it would deal the same cards again. */
export function draftOf(form: TableForm): TableDraft {
  const seats = form.seats.map(({ kind, name, colour, glyph, level }) => ({
    kind,
    name: name.trim(),
    colour,
    glyph,
    level,
  }));
  return { seats, options: optionsOf(form) };
}

/** What is wrong, and where. */
export interface Problems {
  /** By the seat's id. */
  readonly seats: ReadonlyMap<number, PlayersError>;
  readonly seed: SeedError | undefined;
}

export function hasProblems({ seats, seed }: Problems): boolean {
  return seats.size > 0 || seed !== undefined;
}

/** Of two names alike, the one that was typed last is wrong, wherever it sits. */
function placeOf(form: TableForm, error: PlayersError): number {
  const leftAt = (place: number) => form.seats[place]?.leftAt ?? 0;
  return 'by' in error && leftAt(error.by) > leftAt(error.seat) ? error.by : error.seat;
}

/** What is wrong now. `left` tells only of names whose field has been left: nobody is corrected while typing. */
export function problemsOf(form: TableForm, when: 'always' | 'left'): Problems {
  const checked = checkPlayers(playersOf(form));
  const seats = new Map<number, PlayersError>();
  for (const error of checked.ok ? [] : checked.error) {
    const seat = form.seats[placeOf(form, error)];
    if (seat === undefined || seats.has(seat.id)) continue;
    if (when === 'always' || seat.leftAt > 0) seats.set(seat.id, error);
  }
  const seed = seedFor(form);
  return { seats, seed: seed.ok ? undefined : seed.error };
}
