import type { TextStore } from './guarded-storage';
import { createPreferences } from './preferences';

/** localStorage, asked without waiting. A browser may refuse to give it; so it is asked each time. */
const browserStore: TextStore = {
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, text) => {
    window.localStorage.setItem(key, text);
  },
  removeItem: (key) => {
    window.localStorage.removeItem(key);
  },
};

/** A browser's storage answers at once: the first screen stands in the first frame that is drawn. */
export const preferences = createPreferences(browserStore);
