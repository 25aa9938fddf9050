import { type ReactNode, useEffect, useState } from 'react';

import { awaitFaces } from './loadFaces';
import { FacesContext, type LoadedFaces } from './useFace';

export interface FontsProps {
  readonly children: ReactNode;
  /** Called once, when there is something to show. */
  readonly onReady: () => void;
}

/** Shows nothing until the fonts are loaded, have failed, or have taken too long. */
export function FontsProvider({ children, onReady }: FontsProps) {
  const [faces, setFaces] = useState<LoadedFaces>();
  const isReady = faces !== undefined;

  useEffect(() => awaitFaces(setFaces), []);

  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);

  return isReady ? <FacesContext value={faces}>{children}</FacesContext> : undefined;
}
