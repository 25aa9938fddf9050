const UNSEEN_MS = 100;

/** Does something once the frame that is being made has been drawn; gives the way to call it off. */
export function afterFrame(task: () => void): () => void {
  let drawn: ReturnType<typeof setTimeout>;
  const callOff = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    clearTimeout(drawn);
  };
  const run = (): void => {
    callOff();
    task();
  };
  const frame = requestAnimationFrame(() => {
    drawn = setTimeout(run, 0);
  });
  // A page that is not seen draws no frames, and shows what is when it is seen again.
  const timer = setTimeout(run, UNSEEN_MS);
  return callOff;
}
