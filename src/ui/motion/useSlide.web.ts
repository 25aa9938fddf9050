import { useCallback, useRef, useState } from 'react';
import type { View } from 'react-native';
import type { CSSStyle } from 'react-native-reanimated';

import { type Point, SLIDE_MS } from './heading';
import type { Motion } from './MotionProvider';

const UNSEEN: CSSStyle = { opacity: 0 };
const SLIDING: CSSStyle = {
  transitionProperty: 'transform',
  transitionDuration: SLIDE_MS,
  transitionTimingFunction: 'ease-in-out',
};

interface Seen {
  readonly place: Point;
  readonly slides: boolean;
}

/** As on a phone, but by transitions that the browser carries out: see `Arriving.web.tsx`. */
export function useSlide() {
  const ref = useRef<View>(null);
  const [seen, setSeen] = useState<Seen>();

  const slideTo = useCallback((place: Point | undefined, motion: Motion) => {
    setSeen((before) =>
      place === undefined
        ? undefined
        : { place, slides: motion === 'full' && before !== undefined },
    );
  }, []);

  if (seen === undefined) return { ref, style: UNSEEN, slideTo };
  const { x, y } = seen.place;
  const at: CSSStyle = { opacity: 1, transform: [{ translateX: x }, { translateY: y }] };
  return { ref, style: seen.slides ? { ...at, ...SLIDING } : at, slideTo };
}
