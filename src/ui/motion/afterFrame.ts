const UNSEEN_MS = 100;

/** Does something once the frame that is being made has been drawn; gives the way to call it off. */
export function afterFrame(task: () => void): () => void {
  const frame = requestAnimationFrame(task);
  // A page that is not seen draws no frames, and shows what is when it is seen again.
  const timer = setTimeout(task, UNSEEN_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
