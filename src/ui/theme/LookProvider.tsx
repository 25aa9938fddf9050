import { StatusBar } from 'expo-status-bar';
import { type ReactNode, useLayoutEffect } from 'react';

import { usePreferences } from '../../session/usePreferences';
import { dressPage } from '../webPage';
import { lookFor } from './lookNames';
import { LOOKS } from './looks';
import { InLook } from './TonesContext';
import { useSystemLook } from './useSystemLook';

/** Shows the app in the look that was chosen, or that the device asks for: now, and as soon as either changes. */
export function LookProvider({ children }: { readonly children: ReactNode }) {
  const choice = usePreferences((state) => state.look);
  const look = lookFor(choice, useSystemLook());

  useLayoutEffect(() => {
    dressPage(look);
  }, [look]);

  return (
    <InLook look={look}>
      {children}
      <StatusBar style={LOOKS[look].isDark ? 'light' : 'dark'} />
    </InLook>
  );
}
