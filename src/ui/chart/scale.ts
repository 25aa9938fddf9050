interface Scale {
  /** The value at the top of the chart. */
  readonly top: number;
  readonly ticks: readonly number[];
}

const MOST_TICKS = 5;
const STEPS = [1, 2, 5] as const;

/** Round numbers from 0 to the first one that is not below `highest`. */
export function scaleFor(highest: number): Scale {
  let step = 1;
  for (let power = 1; Math.ceil(Math.max(1, highest) / step) > MOST_TICKS; power *= 10) {
    for (const each of STEPS) {
      step = each * power;
      if (Math.ceil(highest / step) <= MOST_TICKS) break;
    }
  }
  const count = Math.max(1, Math.ceil(highest / step));
  return {
    top: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

/** Where a marker may stand beside its place, nearest first. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4] as const;

/**
 * How far each marker of one step moves sideways so that none hides another: those nearer to each other than `apart`
 * step aside by as little as they can.
 */
export function sideSteps(heights: readonly number[], apart: number): readonly number[] {
  const placed: { readonly x: number; readonly y: number }[] = [];
  return heights.map((y) => {
    const isFree = (x: number) =>
      placed.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
    const x = ASIDE.map((step) => step * apart).find(isFree) ?? 0;
    placed.push({ x, y });
    return x;
  });
}
