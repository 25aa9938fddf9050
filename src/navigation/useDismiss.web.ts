import { useEffect } from 'react';

import { useLatest } from '../ui/useLatest';
import { useOnStage } from './onStage';

/** What the Escape key takes back. The browser's back button always goes to the page before. */
export function useDismiss(dismiss: (() => void) | undefined): void {
  const isWanted = useOnStage() && dismiss !== undefined;
  const latest = useLatest(() => dismiss?.());
  useEffect(() => {
    if (!isWanted) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [isWanted, latest]);
}
