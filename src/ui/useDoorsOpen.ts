import { startTransition, useEffect, useState } from 'react';

/** Whether the theatre has been seen before since the app was started. */
let hasOpened = false;

/**
 * At the start of the app the sign lights up first; what is inside follows in the next frames, a slice at a time.
 * Whoever comes home later finds the doors open.
 */
export function useDoorsOpen(): boolean {
  const [isOpen, setIsOpen] = useState(hasOpened);
  useEffect(() => {
    hasOpened = true;
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
