import { persist, type StorageValue } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

import { SCENE_IDS, type SceneId } from '../games/hollywood/first-night/scenes';
import type { KeyValueStore } from '../storage/store';
import { guardedStorage } from './guarded-storage';

export const FIRST_NIGHT_KEY = 'backlot/first-night';
const VERSION = 1;

/** How far a newcomer has come. Nothing else is kept of the first night: it is no match among the others. */
export interface FirstNightProgress {
  readonly scene: SceneId;
  /** Whether it has been seen to its end once. */
  readonly isDone: boolean;
}

export interface FirstNightState extends FirstNightProgress {
  /** `unreadable`: the storage did not answer; then the first night begins anew and is not kept. */
  readonly status: 'reading' | 'ready' | 'unreadable';
}

const BEGINNING: FirstNightProgress = { scene: SCENE_IDS[0], isDone: false };

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What is stored; nothing where it was damaged, or names a scene that is no longer played: it begins anew then. */
export function readFirstNight(text: string): StorageValue<FirstNightProgress> | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isFields(stored) || stored['version'] !== VERSION) return undefined;
    const state = stored['state'];
    if (!isFields(state)) return undefined;
    const { scene: name, isDone } = state;
    const scene = SCENE_IDS.find((id) => id === name);
    if (scene === undefined || typeof isDone !== 'boolean') return undefined;
    return { state: { scene, isDone }, version: VERSION };
  } catch {
    return undefined;
  }
}

export function createFirstNight(store: KeyValueStore) {
  const initial = (): FirstNightState => ({ ...BEGINNING, status: 'reading' });
  const firstNight = createStore<FirstNightState>()(
    persist(initial, {
      name: FIRST_NIGHT_KEY,
      version: VERSION,
      storage: guardedStorage(store, readFirstNight),
      skipHydration: true,
      partialize: ({ scene, isDone }): FirstNightProgress => ({ scene, isDone }),
      merge: (stored, current) => ({
        ...current,
        ...(stored as FirstNightProgress | undefined),
        status: 'ready',
      }),
      onRehydrateStorage: () => (_state, error) => {
        if (error !== undefined) firstNight.setState({ status: 'unreadable' });
      },
    }),
  );
  return firstNight;
}
