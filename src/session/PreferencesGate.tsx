import { type ReactNode, useEffect, useState } from 'react';

import { preferences } from './app-preferences';
import { usePreferences } from './usePreferences';

/** A storage that has not answered by now does not keep anybody out: the app opens with its defaults. */
const PATIENCE_MS = 1500;

/** Sends for what the person likes before anything is drawn: the gate, which comes later, may find it there. */
export function sendForPreferences(): void {
  void preferences.persist.rehydrate();
}

/** Waits for what the person likes before anything is shown, so that nothing changes under their eyes. */
export function PreferencesGate({ children }: { readonly children: ReactNode }) {
  const isRead = usePreferences(({ status }) => status !== 'reading');
  const [isPatient, setIsPatient] = useState(true);

  useEffect(() => {
    const timer = setTimeout(() => {
      setIsPatient(false);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return isRead || !isPatient ? children : undefined;
}
