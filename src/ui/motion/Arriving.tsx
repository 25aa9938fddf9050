import Animated from 'react-native-reanimated';

import type { ArrivingProps } from './heading';
import { useArrival } from './useArrival';

/**
 * Something that lies at a place and moves when the place does. It always heads for where its props say, from wherever
 * it is: interrupted, taken back or turned with the phone, it ends up right.
 */
export function Arriving({ style, children, ...heading }: ArrivingProps) {
  return <Animated.View style={[style, useArrival(heading)]}>{children}</Animated.View>;
}
