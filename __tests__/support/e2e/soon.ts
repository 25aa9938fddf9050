/** How long a page may take to show what it knows: a busy machine draws late. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Expects a page to tell this, now or soon. The table is drawn a moment after what was decided, so a single look right
 * after a tap may still see the table as it was.
 */
export async function expectSoon<Value>(
  read: () => Promise<Value>,
  wanted: NoInfer<Value>,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let seen = await read();
  while (!isSame(seen, wanted) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    seen = await read();
  }
  expect(seen).toEqual(wanted);
}
