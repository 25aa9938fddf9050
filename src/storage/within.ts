export const STALLED = Symbol('stalled');

/** The value of a promise, or that it was not there in time. */
export async function within<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | typeof STALLED> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<typeof STALLED>((resolve) => {
    timer = setTimeout(() => {
      resolve(STALLED);
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
