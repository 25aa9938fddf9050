import { loadAsync } from 'expo-font';

import { type Face, FAMILY, FONT_FILES } from './faces';

/** Loads a face, once however often it is asked for. */
export function loadFace(face: Face): Promise<void> {
  return loadAsync({ [FAMILY[face]]: FONT_FILES[face] });
}
