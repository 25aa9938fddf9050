import type { ComponentType } from 'react';

/** A network that has dropped the app's second file is asked for it again. */
const AGAIN_MS = 2000;

/** Every screen with all that it needs: the larger part of the app, in a file of its own on the web. */
export async function loadHouse(): Promise<ComponentType> {
  for (;;) {
    try {
      return (await import('./House')).House;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
