import { useCallback, useRef } from 'react';
import type { View, ViewStyle } from 'react-native';

import { type Point, SLIDE_MS } from './heading';
import type { Motion } from './MotionProvider';

const UNSEEN: ViewStyle = { opacity: 0 };

/** As on a phone, but moved by the browser: see `Arriving.web.tsx`. */
export function useSlide() {
  const ref = useRef<View>(null);
  const isShown = useRef(false);

  const slideTo = useCallback((place: Point | undefined, motion: Motion) => {
    if (!(ref.current instanceof HTMLElement)) return;
    const { style } = ref.current;
    style.opacity = place === undefined ? '0' : '1';
    if (place !== undefined) {
      const slides = motion === 'full' && isShown.current;
      style.transition = slides ? `transform ${SLIDE_MS}ms ease-in-out` : 'none';
      style.transform = `translate(${place.x}px, ${place.y}px)`;
    }
    isShown.current = place !== undefined;
  }, []);

  return { ref, style: UNSEEN, slideTo };
}
