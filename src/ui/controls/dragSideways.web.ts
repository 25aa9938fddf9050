import type { ViewStyle } from 'react-native';

/** A browser would take a finger that goes sideways for its own: to scroll, or to go back a page. */
const dragged: ViewStyle & { readonly touchAction: string } = { touchAction: 'pan-y' };

export const DRAG_SIDEWAYS: ViewStyle = dragged;
