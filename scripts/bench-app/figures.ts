/** The middle of the values; of two middles the mean. A run with noise at either end still tells what is usual. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

export function countOver(values: readonly number[], limit: number): number {
  return values.filter((value) => value > limit).length;
}

/** The share of frames that came within `limit` milliseconds of the one before. */
export function shareKept(timestamps: readonly number[], limit: number): number {
  const gaps = timestamps.slice(1).map((time, index) => time - (timestamps[index] ?? time));
  return gaps.length === 0 ? Number.NaN : 1 - countOver(gaps, limit) / gaps.length;
}
