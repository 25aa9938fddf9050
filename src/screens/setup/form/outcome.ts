import { optionEntries } from '../../../engine/options';
import { checkPlayers, type Player, type PlayersError } from '../../../engine/players';
import { ok, type Result } from '../../../engine/result';
import { parseSeed, type Seed, type SeedError, seedOf } from '../../../engine/seed';
import type { DraftOption, TableDraft } from '../../../session/preferences';
import { friendlySeed } from '../../../session/friendly-seed';
import type { TableForm } from './table-form';

export function playersOf({ seats }: TableForm): readonly Player[] {
  return seats.map(({ kind, name, colour, glyph, level }) =>
    kind === 'bot' ? { kind, name, colour, glyph, level } : { kind, name, colour, glyph },
  );
}

/** A flag that only larger tables can turn on is off at a smaller one, and a list is cut to what fits. */
function fitting(form: TableForm, specs: object): Record<string, DraftOption> {
  const seats = form.seats.length;
  const options: Record<string, DraftOption> = { ...form.options };
  for (const [option, spec] of optionEntries(specs)) {
    const value = options[option];
    if (spec.kind === 'flag' && seats < (spec.from ?? 0)) options[option] = false;
    if (spec.kind === 'some' && Array.isArray(value))
      options[option] = value.slice(0, spec.atMost(seats, options, value));
  }
  return options;
}

/** The rule options as the game wants them: seats by their place at the table. */
export function optionsOf(form: TableForm, specs: object): Record<string, DraftOption> {
  const options = fitting(form, specs);
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
export function draftOf(form: TableForm, specs: object): TableDraft {
  const seats = form.seats.map(({ kind, name, colour, glyph, level }) => ({
    kind,
    name: name.trim(),
    colour,
    glyph,
    level,
  }));
  return { seats, options: optionsOf(form, specs) };
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
  const typedAt = (place: number) => form.seats[place]?.typedAt ?? 0;
  return 'by' in error && typedAt(error.by) > typedAt(error.seat) ? error.by : error.seat;
}

/** What is wrong now. `left` tells only of names whose field has been left: nobody is corrected while typing. */
export function problemsOf(form: TableForm, when: 'always' | 'left'): Problems {
  const checked = checkPlayers(playersOf(form));
  const seats = new Map<number, PlayersError>();
  for (const error of checked.ok ? [] : checked.error) {
    const seat = form.seats[placeOf(form, error)];
    if (seat === undefined || seats.has(seat.id)) continue;
    if (when === 'always' || seat.isLeft) seats.set(seat.id, error);
  }
  const seed = seedFor(form);
  return { seats, seed: seed.ok ? undefined : seed.error };
}
