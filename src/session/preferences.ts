import { z } from 'zod';
import { persist, type StorageValue } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { COLOURS, GLYPHS } from '../engine/players';
import type { KeyValueStore } from '../storage/store';
import { guardedStorage } from './guarded-storage';

export const SPEEDS = ['relaxed', 'normal', 'brisk'] as const;
export type Speed = (typeof SPEEDS)[number];

/** `system` follows the device. */
export const LANGUAGE_CHOICES = ['system', 'en', 'fr', 'it'] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

export const MOTION_CHOICES = ['system', 'reduced'] as const;
export type MotionChoice = (typeof MOTION_CHOICES)[number];

/** How many taps place a reel: the first of two shows what would move. */
export const PLACING_CHOICES = ['two-taps', 'one-tap'] as const;
export type PlacingChoice = (typeof PLACING_CHOICES)[number];

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

export const PREFERENCES_KEY = 'backlot/preferences';
const PREFERENCES_VERSION = 1;

const DEFAULTS: Preferences = preferencesSchema.parse({});

/** What is stored, if this version understands it: a newer one's text is none of ours to change. */
function readStored(text: string): StorageValue<Preferences> | undefined {
  try {
    const stored = z
      .object({ state: preferencesSchema, version: z.literal(PREFERENCES_VERSION) })
      .safeParse(JSON.parse(text));
    return stored.data;
  } catch {
    return undefined;
  }
}

/** `reading` at first; `unreadable` when the storage did not answer: then changes hold until the app is closed. */
export type PreferencesStatus = 'reading' | 'ready' | 'unreadable';

export interface PreferencesState extends Preferences {
  readonly status: PreferencesStatus;
}

/** What the person likes: kept by zustand's `persist` over a storage that never overwrites what it could not read. */
export function createPreferences(store: KeyValueStore) {
  const initial = (): PreferencesState => ({ ...DEFAULTS, status: 'reading' });
  const preferences = createStore<PreferencesState>()(
    persist(initial, {
      name: PREFERENCES_KEY,
      version: PREFERENCES_VERSION,
      storage: guardedStorage(store, readStored),
      skipHydration: true,
      partialize: ({ status: _status, ...kept }): Preferences => kept,
      merge: (stored, current) => ({
        ...current,
        ...(stored as Preferences | undefined),
        status: 'ready',
      }),
      onRehydrateStorage: () => (_state, error) => {
        if (error !== undefined) preferences.setState({ status: 'unreadable' });
      },
    }),
  );
  return preferences;
}

export type PreferencesStore = ReturnType<typeof createPreferences>;
