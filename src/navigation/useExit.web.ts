import { useState } from 'react';

import { afterFrame } from '../ui/motion/afterFrame';

/**
 * How a screen with much on it goes off. Taking all of it down is work, and the next screen is too: first this one is
 * emptied, then the other comes; and before both the button is seen to give way.
 */
export function useExit() {
  const [isLeaving, setIsLeaving] = useState(false);
  return {
    isLeaving,
    leave: (go: () => void): void => {
      afterFrame(() => {
        setIsLeaving(true);
        afterFrame(go);
      });
    },
  };
}
