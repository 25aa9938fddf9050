import { useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { type Room, roomFrom } from './room';
import { useSide } from './SideContext';

/** The screen for whoever it is turned to: what lies on it is laid out in this room, not in that of the window. */
export function useRoom(): Room {
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  return roomFrom(useSide() ?? 'bottom', { width, height, insets });
}
