import { useEffect } from 'react';

import { pathOf, regain, remember } from './lostFocus';

/** After the frame: what has just been hidden keeps the focus up to then. */
function afterDrawing(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** Keeps the keyboard's focus on the screen when what had it goes away. Whoever touches or clicks needs none. */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly HTMLElement[] = [];
    let isByKeys = false;
    let isLooking = false;
    const look = () => {
      isLooking = false;
      if (isByKeys && document.activeElement === document.body) regain(path);
    };
    const observer = new MutationObserver(() => {
      if (isLooking || !isByKeys || path.length === 0) return;
      isLooking = true;
      afterDrawing(look);
    });
    const byKeys = () => {
      isByKeys = true;
    };
    const byHand = () => {
      isByKeys = false;
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      path = pathOf(target);
      remember(path);
    };
    observer.observe(document.body, { subtree: true, childList: true });
    window.addEventListener('keydown', byKeys, true);
    window.addEventListener('pointerdown', byHand, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', byKeys, true);
      window.removeEventListener('pointerdown', byHand, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
