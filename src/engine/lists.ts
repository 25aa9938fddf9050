/*
 * Lists that never change: every function gives a new one.
 */

export function replaced<Item>(items: readonly Item[], index: number, item: Item): readonly Item[] {
  return items.map((other, at) => (at === index ? item : other));
}

export function entryAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Nothing at ${String(index)}`);
  return item;
}

export function lastOf<Item>(items: readonly Item[]): Item | undefined {
  return items[items.length - 1];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Everything but one piece of each of these. */
export function without<Item>(items: readonly Item[], taken: readonly Item[]): readonly Item[] {
  const rest = items.slice();
  for (const item of taken) {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
