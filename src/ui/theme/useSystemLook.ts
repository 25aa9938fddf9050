import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform, useColorScheme } from 'react-native';

import type { SystemLook } from './lookNames';

/** Each system has its own word for stronger contrast. */
const CONTRAST =
  Platform.OS === 'ios'
    ? ({ event: 'darkerSystemColorsChanged', ask: 'isDarkerSystemColorsEnabled' } as const)
    : ({ event: 'highTextContrastChanged', ask: 'isHighTextContrastEnabled' } as const);

function useWantsContrast(): boolean {
  const [wantsContrast, setWantsContrast] = useState(false);

  useEffect(() => {
    let heardChange = false;
    const subscription = AccessibilityInfo.addEventListener(CONTRAST.event, (isOn) => {
      heardChange = true;
      setWantsContrast(isOn);
    });
    AccessibilityInfo[CONTRAST.ask]().then(
      (isOn) => {
        // A change that came first is newer than this answer.
        if (!heardChange) setWantsContrast(isOn);
      },
      () => {
        // No answer: nothing was asked for.
      },
    );
    return () => {
      heardChange = true;
      subscription.remove();
    };
  }, []);

  return wantsContrast;
}

/** What the device asks for, followed while the app runs. */
export function useSystemLook(): SystemLook {
  const isLight = useColorScheme() === 'light';
  const wantsContrast = useWantsContrast();
  return { isLight, wantsContrast };
}
