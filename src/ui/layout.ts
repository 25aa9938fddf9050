import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { SPACE } from './theme/sizes';

/**
 * `column`: phones held upright. `row`: phones on their side, too low to stack things.
 * `tablet` and `desk` have room for two things side by side.
 */
export type LayoutForm = 'column' | 'row' | 'tablet' | 'desk';

export interface Layout {
  readonly form: LayoutForm;
  /** What is left between the notches and the margins. */
  readonly width: number;
  readonly height: number;
  readonly gutter: number;
}

const LOW = 500;
const TABLET = 700;
const DESK = 1000;
const WIDEST = 1240;

export function formOf(width: number, height: number): LayoutForm {
  if (height < LOW && width > height) return 'row';
  if (width >= DESK) return 'desk';
  return width >= TABLET ? 'tablet' : 'column';
}

export function useLayout(): Layout {
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const form = formOf(window.width, window.height);
  const gutter = form === 'column' || form === 'row' ? SPACE.l : SPACE.xxl;
  const room = window.width - insets.left - insets.right - 2 * gutter;
  return {
    form,
    gutter,
    width: Math.min(room, WIDEST),
    height: window.height - insets.top - insets.bottom,
  };
}
