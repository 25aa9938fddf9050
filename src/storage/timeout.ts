/** Waits for a storage that may never answer. */
export async function within<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | 'stalled'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<'stalled'>((resolve) => {
    timer = setTimeout(() => {
      resolve('stalled');
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, stalled]);
  } finally {
    clearTimeout(timer);
  }
}
