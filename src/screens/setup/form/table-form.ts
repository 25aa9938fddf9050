import { COLOURS, GLYPHS } from '../../../engine/players';
import type { ShelfEntry } from '../../../games/contract';
import type { SeatDraft } from '../../../session/preferences';

/** A seat while the table is being set up. */
export interface SeatForm extends Readonly<SeatDraft> {
  /** Stays with the player when seats change places. */
  readonly id: number;
  /** When the name was last changed, counted from 1; 0 = never: of two alike, the later one is wrong. */
  readonly typedAt: number;
  /** The field of the name was left since then: before that, nothing is said of it. */
  readonly isLeft: boolean;
}

/** The whole table while it is being set up: any text may stand in its fields. */
export interface TableForm {
  readonly seats: readonly SeatForm[];
  /** Rule options that are flags, choices or lists of choices. */
  readonly options: Readonly<Record<string, boolean | string | readonly string[]>>;
  /** Rule options that name a seat, by the seat's id; left out where the rules decide. */
  readonly seatOptions: Readonly<Record<string, number>>;
  readonly seed: string;
}

/** Names to begin with, in the app's language. */
export interface SuggestedNames {
  readonly person: string;
  readonly bots: readonly string[];
}

/** The mildest, who searches the round already: a first match that is hopeless is also the last. */
export function usualLevel({ offered }: ShelfEntry): string {
  return offered[0]?.level ?? '';
}

/** The first of a list that nobody at the table has; there are as many as the largest table has seats. */
export function firstFree<Value>(all: readonly Value[], taken: readonly Value[]): Value {
  const free = all.find((one) => !taken.includes(one)) ?? all[0];
  if (free === undefined) throw new RangeError('Nothing to choose from');
  return free;
}

/** A bot for a seat that is still empty, unlike everybody who is there. */
export function newBot(
  seats: readonly SeatForm[],
  names: SuggestedNames,
  entry: ShelfEntry,
): SeatForm {
  return {
    id: Math.max(0, ...seats.map(({ id }) => id)) + 1,
    typedAt: 0,
    isLeft: false,
    kind: 'bot',
    name: firstFree(
      names.bots,
      seats.map(({ name }) => name.trim()),
    ),
    colour: firstFree(
      COLOURS,
      seats.map(({ colour }) => colour),
    ),
    glyph: firstFree(
      GLYPHS,
      seats.map(({ glyph }) => glyph),
    ),
    level: usualLevel(entry),
  };
}
