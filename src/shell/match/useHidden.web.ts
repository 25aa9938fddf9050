import { useEffect } from 'react';

/** Calls back when the window loses the focus or is covered: somebody else may be looking when it comes back. */
export function useHidden(onHidden: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const check = (): void => {
      if (document.visibilityState === 'hidden') onHidden();
    };
    window.addEventListener('blur', onHidden);
    window.addEventListener('pagehide', onHidden);
    document.addEventListener('visibilitychange', check);
    return () => {
      window.removeEventListener('blur', onHidden);
      window.removeEventListener('pagehide', onHidden);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isWanted, onHidden]);
}
