import { useIsFocused } from '@react-navigation/native';
import type { ReactNode } from 'react';

import { StillUnless } from '../ui/motion/MotionProvider';
import { Entrance } from './Entrance';

/** A screen beneath another holds still: nobody sees its lights, and the one on top needs the frames. */
export function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <StillUnless isSeen={useIsFocused()}>
      <Entrance>{children}</Entrance>
    </StillUnless>
  );
}
