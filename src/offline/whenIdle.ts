/** A page may be busy for a while after the first screen; then it is done all the same. */
const AT_LATEST_MS = 10_000;
const BEAT_MS = 50;
const LATE_MS = 25;
const ON_TIME = 5;

/** Does something when the page has nothing else to do; gives the way to call it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) return whenTimersAreOnTime(task);
  const call = window.requestIdleCallback(task, { timeout: AT_LATEST_MS });
  return () => {
    window.cancelIdleCallback(call);
  };
}

/** WebKit has no requestIdleCallback: there a page is idle when a few timers in a row come on time. */
function whenTimersAreOnTime(task: () => void): () => void {
  const latest = performance.now() + AT_LATEST_MS;
  let onTime = 0;
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const due = performance.now() + BEAT_MS;
    timer = setTimeout(() => {
      const now = performance.now();
      onTime = now - due < LATE_MS ? onTime + 1 : 0;
      if (onTime === ON_TIME || now >= latest) task();
      else wait();
    }, BEAT_MS);
  };
  wait();
  return () => {
    clearTimeout(timer);
  };
}
