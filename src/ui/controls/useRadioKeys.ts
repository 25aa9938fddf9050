import { useRef } from 'react';
import { Platform, type View } from 'react-native';

import { onKeys } from './keys';

/**
 * One stop of the Tab key for the whole group; arrows go from one choice to the next and choose it, as in any form
 * of the web. On phones every choice is a stop of its own.
 */
export function useRadioKeys(count: number, chosen: number, choose: (index: number) => void) {
  const radios = useRef(new Map<number, View>());

  const step = (from: number, by: 1 | -1) => () => {
    const to = (from + by + count) % count;
    choose(to);
    radios.current.get(to)?.focus();
  };

  const tabIndexOf = (index: number): 0 | -1 => (index === Math.max(chosen, 0) ? 0 : -1);

  return (index: number) => ({
    ref: (radio: View | null) => {
      if (radio === null) radios.current.delete(index);
      else radios.current.set(index, radio);
    },
    ...(Platform.OS === 'web' && { tabIndex: tabIndexOf(index) }),
    ...onKeys({
      ' ': () => {
        choose(index);
      },
      ArrowRight: step(index, 1),
      ArrowDown: step(index, 1),
      ArrowLeft: step(index, -1),
      ArrowUp: step(index, -1),
    }),
  });
}
