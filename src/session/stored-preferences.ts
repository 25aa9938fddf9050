import { z } from 'zod';
import type { StorageValue } from 'zustand/middleware';

import { COLOURS, GLYPHS } from '../engine/players';
import {
  LANGUAGE_CHOICES,
  MOTION_CHOICES,
  PLACING_CHOICES,
  PREFERENCES_VERSION,
  SPEEDS,
} from './preference-choices';

/** A seat as it was last set up. Names are checked when a match starts, not here. */
const seatSchema = z.object({
  kind: z.enum(['person', 'bot']),
  name: z.string().max(64),
  colour: z.enum(COLOURS),
  glyph: z.enum(GLYPHS),
  level: z.string().max(32),
});

const tableSchema = z.object({
  seats: z.array(seatSchema).min(1).max(9),
  options: z.record(z.string().max(32), z.union([z.boolean(), z.string().max(32), z.number()])),
});

export type SeatDraft = z.infer<typeof seatSchema>;
export type TableDraft = z.infer<typeof tableSchema>;

/** A field that is missing or no longer known falls back on its own; the others stay. */
const preferencesSchema = z.object({
  speed: z.enum(SPEEDS).catch('normal'),
  placing: z.enum(PLACING_CHOICES).catch('two-taps'),
  handOver: z.boolean().catch(false),
  haptics: z.boolean().catch(true),
  motion: z.enum(MOTION_CHOICES).catch('system'),
  language: z.enum(LANGUAGE_CHOICES).catch('system'),
  /** The last table of each game. */
  tables: z.record(z.string(), tableSchema).catch({}),
});

export type Preferences = z.infer<typeof preferencesSchema>;

const storedSchema = z.object({
  state: preferencesSchema,
  version: z.literal(PREFERENCES_VERSION),
});

/** What is stored, if this version understands it: a newer one's text is none of ours to change. */
export function readStored(text: string): StorageValue<Preferences> | undefined {
  try {
    return storedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
