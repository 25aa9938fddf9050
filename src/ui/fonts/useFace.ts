import { createContext, useContext } from 'react';
import type { TextStyle } from 'react-native';

import { type Face, styleOfFace } from './faces';

/** Which faces words are set in; the others are the system's own. */
export type LoadedFaces = Readonly<Record<Face, boolean>>;

export const NO_FACE: LoadedFaces = { display: false, text: false, strong: false };

export const FacesContext = createContext<LoadedFaces>(NO_FACE);

export function useFace(face: Face): TextStyle {
  return styleOfFace(face, useContext(FacesContext)[face]);
}
