import { linear } from 'react-native-reanimated';

import { SPRING } from './heading';

/** The curve of the same spring as on a phone, in as many straight pieces. */
const PIECES = 24;
/** By this many of its durations the spring rests. */
const REST = 1.4;

const TURN = (2 * Math.PI) / SPRING.duration;

/** How far a spring that was let go has come after so many milliseconds: 0 at first, 1 at rest. */
function wayAfter(milliseconds: number): number {
  const decay = SPRING.dampingRatio * TURN;
  const swing = TURN * Math.sqrt(1 - SPRING.dampingRatio ** 2);
  const angle = swing * milliseconds;
  const left = Math.cos(angle) + (decay / swing) * Math.sin(angle);
  return 1 - Math.exp(-decay * milliseconds) * left;
}

export const SPRING_MS = Math.round(REST * SPRING.duration);

/** For Reanimated's transitions, which a browser carries out itself. */
export const SPRING_EASING = linear(
  ...Array.from({ length: PIECES }, (_, piece) => wayAfter((piece / PIECES) * SPRING_MS)),
  1,
);
