import { handBackTheThread, SLICE_MS } from '../storage/breather';

interface Slicing<Step> {
  readonly now: () => number;
  /** Asked before every slice: work that nobody wants any more is dropped. */
  readonly isWanted: () => boolean;
  /** Told after every slice but the last how far it has come. */
  readonly onSlice?: (step: Step) => void;
}

/**
 * Does work on the thread that draws, a slice at a time, beginning after the next frame: it comes in small steps, and
 * between slices the screen moves on. The answer is `undefined` as soon as nobody wants it any more.
 */
export async function inSlices<Step, Value>(
  steps: Iterator<Step, Value>,
  { now, isWanted, onSlice }: Slicing<Step>,
): Promise<Value | undefined> {
  for (;;) {
    await handBackTheThread();
    if (!isWanted()) return undefined;
    const sliceEnd = now() + SLICE_MS;
    let step = steps.next();
    while (step.done !== true && now() < sliceEnd) step = steps.next();
    if (step.done === true) return step.value;
    onSlice?.(step.value);
  }
}
