import { useId, useMemo } from 'react';

export interface Paints {
  /** The id under which a drawing defines a gradient. */
  readonly id: (name: string) => string;
  /** What its shapes say to be filled with it. */
  readonly fill: (name: string) => string;
}

/**
 * Gradient names of one drawing's own. On the web ids belong to the whole page: where two screens hold the same drawing
 * and the lower one is hidden, a shared name would find the hidden gradient and paint nothing.
 */
export function usePaints(): Paints {
  const own = useId();
  return useMemo(
    () => ({ id: (name) => `${own}${name}`, fill: (name) => `url(#${own}${name})` }),
    [own],
  );
}
