import { useEffect } from 'react';
import { AppState } from 'react-native';

/** Calls back when the app is no longer the one in front: the app switcher shows what was on the screen. */
export function useHidden(onHidden: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const subscription = AppState.addEventListener('change', (state) => {
      if (state !== 'active') onHidden();
    });
    return () => {
      subscription.remove();
    };
  }, [isWanted, onHidden]);
}
