import type { ViewStyle } from 'react-native';

/** For what a finger drags sideways. On a phone whoever answers the touch has it for good. */
export const DRAG_SIDEWAYS: ViewStyle = {};
