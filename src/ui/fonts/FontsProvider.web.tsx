import { useEffect, useState } from 'react';

import type { FontsProps } from './FontsProvider';
import { awaitFaces } from './loadFaces';
import { FacesContext, type LoadedFaces } from './useFace';

const ALL: LoadedFaces = { display: true, text: true, strong: true };

/**
 * A browser keeps the place of words whose font is on its way: the rest is shown at once. Those that have failed, or
 * have taken too long, are the system's from then on.
 */
export function FontsProvider({ children, onReady }: FontsProps) {
  const [faces, setFaces] = useState(ALL);

  useEffect(
    () =>
      awaitFaces((loaded) => {
        setFaces((before) => (Object.values(loaded).every(Boolean) ? before : loaded));
      }),
    [],
  );

  useEffect(onReady, [onReady]);

  return <FacesContext value={faces}>{children}</FacesContext>;
}
