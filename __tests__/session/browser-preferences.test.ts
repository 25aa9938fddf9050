import { damagedKey, type TextStore } from '../../src/session/guarded-storage';
import { createPreferences, PREFERENCES_KEY } from '../../src/session/preferences';

/** A storage that answers at once, as a browser's does. */
function storeOf(disk: Map<string, string>): TextStore {
  return {
    getItem: (key) => disk.get(key) ?? null,
    setItem: (key, text) => {
      disk.set(key, text);
    },
    removeItem: (key) => {
      disk.delete(key);
    },
  };
}

function openAtOnce(store: TextStore) {
  const preferences = createPreferences(store);
  void preferences.persist.rehydrate();
  return preferences;
}

describe('what the person likes, in a storage that answers at once', () => {
  it('is there before anything is drawn, and kept as soon as it changes', () => {
    const disk = new Map<string, string>();
    const preferences = openAtOnce(storeOf(disk));
    expect(preferences.getState()).toMatchObject({ status: 'ready', language: 'system' });
    preferences.setState({ language: 'it' });
    expect(openAtOnce(storeOf(disk)).getState()).toMatchObject({ status: 'ready', language: 'it' });
  });

  it('lays a text that it cannot understand aside before it writes another', () => {
    const disk = new Map([[PREFERENCES_KEY, '{torn']]);
    const preferences = openAtOnce(storeOf(disk));
    expect(preferences.getState().status).toBe('ready');
    preferences.setState({ speed: 'brisk' });
    expect(disk.get(damagedKey(PREFERENCES_KEY))).toBe('{torn');
    expect(openAtOnce(storeOf(disk)).getState().speed).toBe('brisk');
  });

  it('opens with defaults where the browser refuses, and says so', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const preferences = openAtOnce({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(preferences.getState()).toMatchObject({ status: 'unreadable', look: 'system' });
    preferences.setState({ look: 'matinee' });
    expect(preferences.getState().look).toBe('matinee');
  });

  it('goes on where there is no room for a change', () => {
    const disk = new Map<string, string>();
    const preferences = openAtOnce({
      ...storeOf(disk),
      setItem: () => {
        throw new Error('full');
      },
    });
    preferences.setState({ look: 'matinee' });
    expect(preferences.getState()).toMatchObject({ status: 'ready', look: 'matinee' });
    expect(disk.size).toBe(0);
  });
});
