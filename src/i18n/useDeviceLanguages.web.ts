import { useSyncExternalStore } from 'react';

const CHANGE = 'languagechange';

function watch(tell: () => void): () => void {
  window.addEventListener(CHANGE, tell);
  return () => {
    window.removeEventListener(CHANGE, tell);
  };
}

/**
 * What the browser prefers, straight from it: `expo-localization` also works out how each of them writes numbers, for
 * which the first screen would have to wait.
 */
export function useDeviceLanguages(): readonly (string | undefined)[] {
  const tags = useSyncExternalStore(watch, () => navigator.languages.join(' '));
  return tags.split(' ').map((tag) => tag.toLowerCase().split('-')[0]);
}
