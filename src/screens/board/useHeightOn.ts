import { Platform } from 'react-native';

import { usePlaces } from '../../ui/motion/Places';
import { BOARD_PLACE } from '../match/placeNames';

interface Touch {
  readonly pageX: number;
  readonly pageY: number;
  readonly locationY: number;
}

/**
 * How far below the top of a column a finger lies on it. A browser counts that as the screen stands, whichever way the
 * table on it is turned; phones know.
 */
export function useHeightOn(): (touch: Touch, top: number) => number {
  const places = usePlaces();
  return ({ pageX, pageY, locationY }, top) => {
    if (Platform.OS !== 'web') return locationY;
    const onBoard = places.pointFrom(BOARD_PLACE, { x: pageX, y: pageY });
    return onBoard === undefined ? locationY : onBoard.y - top;
  };
}
