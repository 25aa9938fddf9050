import { useIsFocused } from '@react-navigation/native';
import { type ReactElement, type ReactNode, useDeferredValue } from 'react';

import { StillUnless } from '../ui/motion/MotionProvider';
import { Entrance } from './Entrance';
import { OnStageContext } from './onStage';

/** A screen beneath another holds still: nobody sees its lights, and the one on top needs the frames. */
export function Stage({ children }: { readonly children: ReactNode }) {
  // Much hears of it, and a change of screens is work enough: there is no hurry.
  const isSeen = useDeferredValue(useIsFocused());
  return (
    <OnStageContext value={isSeen}>
      <StillUnless isSeen={isSeen}>
        <Entrance>{children}</Entrance>
      </StillUnless>
    </OnStageContext>
  );
}

/** For the navigator, which puts every screen on it. */
export function onStage({ children }: { readonly children: ReactElement }) {
  return <Stage>{children}</Stage>;
}
