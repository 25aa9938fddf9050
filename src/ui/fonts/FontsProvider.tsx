import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { TextStyle } from 'react-native';

import { type Face, FACES, styleOfFace } from './faces';
import { loadFace } from './loadFace';

/** A font that is not there by now does not hold up the evening: the app opens with the system's in its place. */
const PATIENCE_MS = 3000;

type LoadedFaces = Readonly<Record<Face, boolean>>;

const NONE: LoadedFaces = { display: false, text: false, strong: false };

const FacesContext = createContext<LoadedFaces>(NONE);

/** Loads each face for itself: one that fails does not take the others with it. Tells which arrived, as they do. */
function loadFaces(onLoaded: (face: Face) => void): Promise<unknown> {
  return Promise.all(
    FACES.map((face) =>
      loadFace(face).then(
        () => {
          onLoaded(face);
        },
        () => undefined,
      ),
    ),
  );
}

/** Sends for the fonts before anything is drawn: the provider, which comes later, finds them on their way. */
export function sendForFonts(): void {
  void loadFaces(() => undefined);
}

interface Props {
  readonly children: ReactNode;
  /** Called once, when there is something to show. */
  readonly onReady: () => void;
}

/** Shows nothing until the fonts are loaded, have failed, or have taken too long. */
export function FontsProvider({ children, onReady }: Props) {
  const [faces, setFaces] = useState<LoadedFaces>();
  const isReady = faces !== undefined;

  useEffect(() => {
    let isMounted = true;
    let loaded = NONE;
    const open = () => {
      clearTimeout(timer);
      // Late arrivals wait for the next start: words that change their face under the reader's eyes are worse.
      if (isMounted) setFaces((before) => before ?? loaded);
    };
    const timer = setTimeout(open, PATIENCE_MS);
    loadFaces((face) => {
      loaded = { ...loaded, [face]: true };
    }).then(open, open);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);

  return isReady ? <FacesContext value={faces}>{children}</FacesContext> : undefined;
}

export function useFace(face: Face): TextStyle {
  return styleOfFace(face, useContext(FacesContext)[face]);
}
