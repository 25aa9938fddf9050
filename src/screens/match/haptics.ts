/** What can be felt. A device that cannot, or may not, stays quiet. */
export interface Haptics {
  readonly place: () => void;
  readonly bump: () => void;
  readonly claim: () => void;
  readonly triumph: () => void;
  readonly loss: () => void;
}

export function quietly(feel: () => Promise<void>): () => void {
  return () => {
    feel().catch(() => undefined);
  };
}
