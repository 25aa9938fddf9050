import { type CardId, type Kind, kindOf } from './cards';
import { without } from './take';

/** All ways to take so many of these, in their order. */
function combinations<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** [47INFO-4] All ways to take so many cards by their faces. */
export function waysToTake(faces: readonly Kind[], size: number): readonly (readonly Kind[])[] {
  const met = new Set<string>();
  return combinations(faces, size).filter((taken) => {
    const key = taken.slice().sort().join();
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
}

/** The first cards that have these faces. */
export function cardsWith(cards: readonly CardId[], faces: readonly Kind[]): readonly CardId[] {
  let left = cards;
  return faces.flatMap((face) => {
    const card = left.find((one) => kindOf(one) === face);
    if (card === undefined) return [];
    left = without(left, [card]);
    return card;
  });
}
