/** How long somebody may work before the thread is handed back for a frame. */
export const SLICE_MS = 8;

/** Not a promise or `setImmediate`: on React Native those run before the next frame is drawn. */
export function handBackTheThread(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/**
 * For one piece of work, from now on: what it gives hands the thread back when there was work for a slice since it last
 * did, else it returns at once.
 */
export function breather(now: () => number): () => Promise<void> {
  let sliceEnd = now() + SLICE_MS;
  return async () => {
    if (now() < sliceEnd) return;
    await handBackTheThread();
    sliceEnd = now() + SLICE_MS;
  };
}
