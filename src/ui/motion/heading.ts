import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { Origin } from './Places';

/** Where something lies, and how it comes there. */
export interface Heading {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The place whose corner `x` and `y` are counted from, or itself: a board that is just being shown has no place yet. */
  readonly origin: Origin;
  /** The place it comes from when it is new; without one it is simply there. */
  readonly from: string | undefined;
  /** Milliseconds before it sets out. */
  readonly delay: number;
}

export interface ArrivingProps extends Heading {
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Physical and short: settled in about a third of a second, with one soft overshoot. */
export const SPRING = { duration: 330, dampingRatio: 0.62 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long a light takes from one place to the next. */
export const SLIDE_MS = 240;
