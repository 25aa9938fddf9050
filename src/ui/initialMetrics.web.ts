import type { Metrics } from 'react-native-safe-area-context';

/** A page lies between the notches. Without this the first frame would wait for a frame that measures them. */
export const initialMetrics: Metrics = {
  frame: { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
