import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

import { usePreferences } from '../../session/usePreferences';

/** `still` while the person asks for reduced motion: the system, or this app. */
export type Motion = 'full' | 'still';

const MotionContext = createContext<Motion>('still');

/**
 * Reanimated's own `useReducedMotion` tells only what held when the app started; this one follows the setting.
 * It stays `still` until the system has answered: better a late twinkle than an unwanted one.
 */
export function MotionProvider({ children }: { readonly children: ReactNode }) {
  const [motion, setMotion] = useState<Motion>('still');

  useEffect(() => {
    let heardChange = false;
    const follow = (isReduced: boolean) => {
      setMotion(isReduced ? 'still' : 'full');
    };
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', (isReduced) => {
      heardChange = true;
      follow(isReduced);
    });
    AccessibilityInfo.isReduceMotionEnabled().then(
      (isReduced) => {
        // A change that came first is newer than this answer.
        if (!heardChange) follow(isReduced);
      },
      () => {
        // No answer: stay still.
      },
    );
    return () => {
      heardChange = true;
      subscription.remove();
    };
  }, []);

  const isAskedFor = usePreferences((state) => state.motion === 'reduced');
  return <MotionContext value={isAskedFor ? 'still' : motion}>{children}</MotionContext>;
}

/** Keeps what is inside still for as long as nobody sees it. */
export function StillUnless({
  isSeen,
  children,
}: {
  readonly isSeen: boolean;
  readonly children: ReactNode;
}) {
  const motion = useMotion();
  return <MotionContext value={isSeen ? motion : 'still'}>{children}</MotionContext>;
}

export function useMotion(): Motion {
  return useContext(MotionContext);
}
