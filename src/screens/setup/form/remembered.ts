import { acceptedValues, optionEntries } from '../../../engine/options';
import { COLOURS, GLYPHS } from '../../../engine/players';
import { isSeat } from '../../../engine/seats';
import type { ShelfEntry } from '../../../games/contract';
import { inSentence } from '../../../i18n/you';
import type { Preferences, SeatDraft, TableDraft } from '../../../session/preferences';
import {
  firstFree,
  newBot,
  type SeatForm,
  type SuggestedNames,
  type TableForm,
  usualLevel,
} from './table-form';

/** A remembered seat as it fits now: no colour or symbol twice, a level that there still is, some name. */
function reseat(
  seats: readonly SeatForm[],
  draft: SeatDraft,
  names: SuggestedNames,
  entry: ShelfEntry,
): SeatForm {
  const bot = newBot(seats, names, entry);
  const spareName = draft.kind === 'bot' ? bot.name : names.person;
  // Whoever never took a name is called "You" in the language of today, not of the last match.
  const isNobodyYet =
    draft.kind === 'person' &&
    inSentence(draft.name).context === 'you' &&
    !seats.some(({ name }) => name === names.person);
  return {
    ...bot,
    kind: draft.kind,
    name: isNobodyYet || draft.name.trim() === '' ? spareName : draft.name,
    colour: firstFree(
      [draft.colour, ...COLOURS],
      seats.map(({ colour }) => colour),
    ),
    glyph: firstFree(
      [draft.glyph, ...GLYPHS],
      seats.map(({ glyph }) => glyph),
    ),
    level: entry.offered.some(({ level }) => level === draft.level)
      ? draft.level
      : usualLevel(entry),
  };
}

function seatsFrom(
  entry: ShelfEntry,
  drafts: readonly SeatDraft[],
  names: SuggestedNames,
  min = entry.game.seats.min,
) {
  const { max } = entry.game.seats;
  let seats: readonly SeatForm[] = [];
  for (const draft of drafts.slice(0, max)) seats = [...seats, reseat(seats, draft, names, entry)];
  while (seats.length < min) seats = [...seats, newBot(seats, names, entry)];
  return seats;
}

/** The last table, repaired where the game has changed since: what no longer fits falls back on its own. */
export function rememberedTable(
  entry: ShelfEntry,
  draft: TableDraft,
  names: SuggestedNames,
  least?: number,
): TableForm {
  const seats = seatsFrom(entry, draft.seats, names, least);
  const options: Record<string, TableForm['options'][string]> = {};
  const seatOptions: Record<string, number> = {};
  for (const [option, spec] of optionEntries(entry.game.options)) {
    const value = draft.options[option];
    if (spec.kind === 'seat') {
      const seat = isSeat(value, seats.length) ? seats[value] : undefined;
      if (seat !== undefined) seatOptions[option] = seat.id;
      continue;
    }
    if (spec.kind === 'some') {
      const wanted: readonly string[] = Array.isArray(value) ? value : spec.default;
      options[option] = spec.values.filter((one) => wanted.includes(one));
      continue;
    }
    const isKnown =
      (typeof value === 'string' || typeof value === 'boolean') &&
      acceptedValues(spec, seats.length).includes(value);
    options[option] = isKnown ? value : spec.default;
  }
  return { seats, options, seatOptions, seed: '' };
}

function newcomer(entry: ShelfEntry, names: SuggestedNames): TableDraft {
  const person: SeatDraft = {
    kind: 'person',
    name: names.person,
    colour: COLOURS[0],
    glyph: GLYPHS[0],
    level: usualLevel(entry),
  };
  return { seats: [person], options: {} };
}

/** The first table of somebody new: they and bots, as few as it takes or as many as are usual, ready to start. */
export function newcomersTable(entry: ShelfEntry, names: SuggestedNames): TableForm {
  return rememberedTable(entry, newcomer(entry, names), names, entry.usualSeats);
}

/** Whether one person plays with bots. */
export function isSolo({ seats }: Pick<TableDraft, 'seats'>): boolean {
  return seats.length > 1 && seats.filter(({ kind }) => kind === 'person').length === 1;
}

/** How many sit at somebody's first table for one: the person and three bots, where a game does not say otherwise. */
const SOLO_SEATS = 4;

/** A table for one person to play at once: as last time, or with bots of the middle level. */
export function soloTable(
  entry: ShelfEntry,
  { tables, soloTables }: Pick<Preferences, 'tables' | 'soloTables'>,
  names: SuggestedNames,
): TableForm {
  const { id, seats } = entry.game;
  const last = [soloTables[id], tables[id]].find((draft) => draft !== undefined && isSolo(draft));
  if (last !== undefined) return rememberedTable(entry, last, names);
  const count = Math.min(Math.max(entry.usualSeats ?? SOLO_SEATS, seats.min), seats.max);
  const table = rememberedTable(entry, newcomer(entry, names), names, count);
  const level = entry.offered[Math.floor((entry.offered.length - 1) / 2)]?.level ?? '';
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, level })) };
}
