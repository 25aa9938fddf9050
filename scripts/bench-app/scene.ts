import { bumpScene } from '../lib/bump-scene';
import { savedAs } from '../lib/scene';

export interface SavedScene {
  readonly address: string;
  /** Key and text. */
  readonly entry: readonly [string, string];
}

/** The scene as the app would have saved it, and the address it opens at. */
export function savedScene(): SavedScene {
  const id = 'benchmark';
  return { address: `/matches/${id}`, entry: savedAs(id, bumpScene(), 1) };
}
