import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the theatre has been seen before since the app was started. */
let hasOpened = false;
const watchers = new Set<() => void>();

function open(): void {
  hasOpened = true;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
}

/**
 * At the start of the app the sign lights up first; what is inside follows in the next frames, a slice at a time.
 * Whoever comes home later finds the doors open.
 */
export function useDoorsOpen(): boolean {
  const [isOpen, setIsOpen] = useState(hasOpened);
  useEffect(() => {
    open();
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setIsOpen(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return isOpen;
}

/** For what stands in front of the theatre until it has been seen. */
export function useHaveDoorsOpened(): boolean {
  return useSyncExternalStore(watch, () => hasOpened);
}
