import type { StorageValue } from 'zustand/middleware';

import { type Colour, COLOURS, type Glyph, GLYPHS } from '../engine/players';
import {
  HAND_CHOICES,
  type HandChoice,
  LANGUAGE_CHOICES,
  type LanguageChoice,
  LOOK_CHOICES,
  type LookChoice,
  MOTION_CHOICES,
  type MotionChoice,
  PLACING_CHOICES,
  type PlacingChoice,
  PREFERENCES_VERSION,
  type Speed,
  SPEEDS,
  TABLE_SIDES,
  type TableSide,
  VOLUME_MOST,
} from './preference-choices';
import { TIP_NAMES, type TipName } from './tip-names';

/*
 * Read by hand, unlike the saves: the first screen waits for what is read here, and would wait longer for the library
 * that checks the rest.
 */

/** A seat as it was last set up. Names are checked when a match starts, not here. */
export interface SeatDraft {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly colour: Colour;
  readonly glyph: Glyph;
  readonly level: string;
}

export interface TableDraft {
  readonly seats: readonly SeatDraft[];
  readonly options: Readonly<Record<string, DraftOption>>;
}

/** A rule option as it was set: a flag, a choice, a seat by its number, or a list of choices. */
export type DraftOption = boolean | string | number | readonly string[];

export interface Preferences {
  readonly speed: Speed;
  readonly placing: PlacingChoice;
  readonly handOver: boolean;
  readonly haptics: boolean;
  readonly sound: boolean;
  /** From 0 to `VOLUME_MOST`. */
  readonly volume: number;
  readonly look: LookChoice;
  readonly hand: HandChoice;
  /** The phone lies on the table and turns to whoever is on turn. */
  readonly faceToFace: boolean;
  /** By which edge of it somebody sits, by the number of the seat, where that was said. */
  readonly sides: Readonly<Record<string, TableSide>>;
  readonly motion: MotionChoice;
  readonly language: LanguageChoice;
  readonly tips: boolean;
  /** Tips that this device has shown. */
  readonly seenTips: readonly TipName[];
  /** The last table of each game. */
  readonly tables: Readonly<Record<string, TableDraft>>;
  /** The last table of each game where one person played with bots. */
  readonly soloTables: Readonly<Record<string, TableDraft>>;
}

/** What a field falls back on that is missing, or no longer known. */
export const DEFAULTS: Preferences = {
  speed: 'normal',
  placing: 'two-taps',
  handOver: false,
  haptics: true,
  sound: true,
  volume: 6,
  look: 'system',
  hand: 'right',
  faceToFace: false,
  sides: {},
  motion: 'system',
  language: 'system',
  tips: true,
  seenTips: [],
  tables: {},
  soloTables: {},
};

const KINDS = ['person', 'bot'] as const;
const NAME_MAX = 64;
const WORD_MAX = 32;
const SEATS_MAX = 9;
const LIST_MAX = 64;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max;
}

function oneOf<Choice>(choices: readonly Choice[], value: unknown): Choice | undefined {
  return choices.find((choice) => choice === value);
}

function readSeat(value: unknown): SeatDraft | undefined {
  if (!isFields(value)) return undefined;
  const { name, level } = value;
  const kind = oneOf(KINDS, value['kind']);
  const colour = oneOf(COLOURS, value['colour']);
  const glyph = oneOf(GLYPHS, value['glyph']);
  if (kind === undefined || colour === undefined || glyph === undefined) return undefined;
  if (!isText(name, NAME_MAX) || !isText(level, WORD_MAX)) return undefined;
  return { kind, name, colour, glyph, level };
}

function isWords(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) && value.length <= LIST_MAX && value.every((one) => isText(one, WORD_MAX))
  );
}

function isOption(entry: readonly [string, unknown]): entry is [string, DraftOption] {
  const [name, value] = entry;
  if (!isText(name, WORD_MAX)) return false;
  if (isWords(value)) return true;
  return typeof value === 'boolean' || Number.isFinite(value) || isText(value, WORD_MAX);
}

function readTable(value: unknown): TableDraft | undefined {
  if (!isFields(value) || !Array.isArray(value['seats']) || !isFields(value['options'])) {
    return undefined;
  }
  const seats = value['seats'].map(readSeat).filter((seat) => seat !== undefined);
  const options = Object.entries(value['options']);
  const isWhole = seats.length === value['seats'].length && options.every(isOption);
  if (!isWhole || seats.length === 0 || seats.length > SEATS_MAX) return undefined;
  return { seats, options: Object.fromEntries(options.filter(isOption)) };
}

function readTables(value: unknown): Preferences['tables'] | undefined {
  if (!isFields(value)) return undefined;
  const tables: Record<string, TableDraft> = {};
  for (const [game, draft] of Object.entries(value)) {
    const table = readTable(draft);
    if (table === undefined) return undefined;
    tables[game] = table;
  }
  return tables;
}

function truth(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function level(value: unknown): number | undefined {
  const isLevel = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= VOLUME_MOST;
  return isLevel ? Number(value) : undefined;
}

/** Those of seats that there are. */
function readSides(value: unknown): Preferences['sides'] | undefined {
  if (!isFields(value)) return undefined;
  const sides: Record<string, TableSide> = {};
  for (let seat = 0; seat < SEATS_MAX; seat += 1) {
    const side = oneOf(TABLE_SIDES, value[seat]);
    if (side !== undefined) sides[seat] = side;
  }
  return sides;
}

/** Those that are still known. */
function readTips(value: unknown): readonly TipName[] | undefined {
  return Array.isArray(value) ? TIP_NAMES.filter((name) => value.includes(name)) : undefined;
}

/** A field that is missing or no longer known falls back on its own; the others stay. */
function readPreferences(state: Fields): Preferences {
  return {
    speed: oneOf(SPEEDS, state['speed']) ?? DEFAULTS.speed,
    placing: oneOf(PLACING_CHOICES, state['placing']) ?? DEFAULTS.placing,
    handOver: truth(state['handOver']) ?? DEFAULTS.handOver,
    haptics: truth(state['haptics']) ?? DEFAULTS.haptics,
    sound: truth(state['sound']) ?? DEFAULTS.sound,
    volume: level(state['volume']) ?? DEFAULTS.volume,
    look: oneOf(LOOK_CHOICES, state['look']) ?? DEFAULTS.look,
    hand: oneOf(HAND_CHOICES, state['hand']) ?? DEFAULTS.hand,
    faceToFace: truth(state['faceToFace']) ?? DEFAULTS.faceToFace,
    sides: readSides(state['sides']) ?? DEFAULTS.sides,
    motion: oneOf(MOTION_CHOICES, state['motion']) ?? DEFAULTS.motion,
    language: oneOf(LANGUAGE_CHOICES, state['language']) ?? DEFAULTS.language,
    tips: truth(state['tips']) ?? DEFAULTS.tips,
    seenTips: readTips(state['seenTips']) ?? DEFAULTS.seenTips,
    tables: readTables(state['tables']) ?? DEFAULTS.tables,
    soloTables: readTables(state['soloTables']) ?? DEFAULTS.soloTables,
  };
}

/** What is stored, if this version understands it: a newer one's text is none of ours to change. */
export function readStored(text: string): StorageValue<Preferences> | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isFields(stored) || !isFields(stored['state'])) return undefined;
    if (stored['version'] !== PREFERENCES_VERSION) return undefined;
    return { state: readPreferences(stored['state']), version: PREFERENCES_VERSION };
  } catch {
    return undefined;
  }
}
