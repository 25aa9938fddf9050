import { useEffect } from 'react';
import { BackHandler } from 'react-native';

import { useLatest } from '../ui/useLatest';
import { useOnStage } from './onStage';

/**
 * What the back button takes back before it leaves the screen, as long as there is something to take back. Sheets close
 * by themselves. On the web it is the Escape key: see `useDismiss.web.ts`.
 */
export function useDismiss(dismiss: (() => void) | undefined): void {
  const isWanted = useOnStage() && dismiss !== undefined;
  const latest = useLatest(() => dismiss?.());
  useEffect(() => {
    if (!isWanted) return undefined;
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      latest();
      return true;
    });
    return () => {
      subscription.remove();
    };
  }, [isWanted, latest]);
}
