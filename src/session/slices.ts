/** How long somebody may think before the thread is handed back for a frame. */
const SLICE_MS = 8;

/** Not a promise or `setImmediate`: on React Native those run before the next frame is drawn. */
export function handBackTheThread(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/**
 * Thinks on the thread that draws, a slice at a time, beginning after the next frame. Gives what was found, or
 * `undefined` as soon as nobody wants it any more.
 */
export async function inSlices<Found>(
  thinking: Iterator<undefined, Found>,
  now: () => number,
  isWanted: () => boolean,
): Promise<Found | undefined> {
  for (;;) {
    await handBackTheThread();
    if (!isWanted()) return undefined;
    const sliceEnd = now() + SLICE_MS;
    do {
      const step = thinking.next();
      if (step.done === true) return step.value;
    } while (now() < sliceEnd);
  }
}
