import { type Kind, kindOf, KINDS, type PosterId, posterSymbols } from '../cards';
import { cardsInPlay } from '../setup';
import type { View } from '../types';
import type { Symbols } from '../vocabulary';
import { ownInMovie } from '../worlds';

/** Cards and posters count from two communist symbols to two patriot ones. */
export const MOST_WORTH = 2;
export const WORTHS = 2 * MOST_WORTH + 1;

/** For each worth, from the lowest, how likely a card has it. */
export type Chances = readonly number[];

/** Symbols for the patriots, less those for the communists. */
function balanceOf({ patriot, communist }: Symbols): number {
  return patriot - communist;
}

export function worthOf(face: Kind): number {
  return balanceOf(KINDS[face].symbols);
}

export function posterWorth(poster: PosterId): number {
  return balanceOf(posterSymbols(poster));
}

/** Surely that worth. */
export function surely(worth: number): Chances {
  return Array.from({ length: WORTHS }, (_, index) => (index - MOST_WORTH === worth ? 1 : 0));
}

function tallied(worths: readonly number[]): number[] {
  const counts = new Array<number>(WORTHS).fill(0);
  for (const worth of worths) counts[worth + MOST_WORTH] = (counts[worth + MOST_WORTH] ?? 0) + 1;
  return counts;
}

export function chancesAmong(worths: readonly number[]): Chances {
  const total = Math.max(1, worths.length);
  return tallied(worths).map((count) => count / total);
}

/** What a card that the viewer cannot see is worth: all cards but those it sees or has seen go by. */
export function unseenChances(view: View): Chances {
  const { own } = view;
  const counts = tallied(cardsInPlay(view.handSizes.length).map((card) => worthOf(kindOf(card))));
  const drawn = view.phase.kind === 'composing' || view.phase.kind === 'editing' ? own?.drawn : [];
  const seen = [
    ...(own?.hand ?? []),
    ...((drawn ?? []) as readonly Kind[]),
    ...ownInMovie(own?.notes ?? [], view.round, view.phase),
    ...view.ghosts.filter((card): card is Kind => card !== 'hidden'),
    ...view.shown.map(kindOf),
  ];
  const seenCounts = tallied(seen.map(worthOf));
  const left = counts.map((count, index) => Math.max(0, count - (seenCounts[index] ?? 0)));
  const total = Math.max(
    1,
    left.reduce((sum, count) => sum + count, 0),
  );
  return left.map((count) => count / total);
}

/** The highest of so many cards. */
export function highestOf(chances: Chances, cards: number): Chances {
  let below = 0;
  let before = 0;
  return chances.map((chance) => {
    below += chance;
    const now = Math.min(1, below) ** cards;
    const share = now - before;
    before = now;
    return share;
  });
}

/** The lowest of so many cards. */
export function lowestOf(chances: Chances, cards: number): Chances {
  return highestOf(chances.slice().reverse(), cards).slice().reverse();
}

/** One of these with such weights, which add up to one. */
export function blend(parts: readonly (readonly [number, Chances])[]): Chances {
  return Array.from({ length: WORTHS }, (_, index) =>
    parts.reduce((sum, [weight, chances]) => sum + weight * (chances[index] ?? 0), 0),
  );
}

export function meanWorth(chances: Chances): number {
  return chances.reduce((sum, chance, index) => sum + chance * (index - MOST_WORTH), 0);
}
