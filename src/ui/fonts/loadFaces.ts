import { type Face, FACES } from './faces';
import { loadFace } from './loadFace';
import { type LoadedFaces, NO_FACE } from './useFace';

/** A font that is not there by now does not hold up the evening: the system's takes its place. */
const PATIENCE_MS = 3000;

/** Loads each face for itself: one that fails does not take the others with it. Tells which arrived, as they do. */
function loadEach(onLoaded: (face: Face) => void): Promise<unknown> {
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

/** Sends for the fonts before anything is drawn: who waits for them finds them on their way. */
export function sendForFonts(): void {
  void loadEach(() => undefined);
}

/**
 * Tells, once, which fonts are there when all of them are, have failed, or have taken too long. Late arrivals wait for
 * the next start: words that change their face under the reader's eyes are worse. Ends early when it is called back.
 */
export function awaitFaces(tell: (loaded: LoadedFaces) => void): () => void {
  let loaded = NO_FACE;
  let isOver = false;
  const end = () => {
    isOver = true;
    clearTimeout(timer);
  };
  const open = () => {
    if (isOver) return;
    end();
    tell(loaded);
  };
  const timer = setTimeout(open, PATIENCE_MS);
  loadEach((face) => {
    loaded = { ...loaded, [face]: true };
  }).then(open, open);
  return end;
}
