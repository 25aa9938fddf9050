import type { Kind } from '../cards';
import { HAND_SIZE } from '../numbers';
import { without } from '../take';
import { costOfCards } from './exposure';
import { changed, type Mind, prospectOf } from './mind';
import { inOrder } from './scene';
import { type Chances, highestOf, lowestOf, meanWorth, surely, worthOf } from './worth';

/** What a symbol more on the best card that is left is worth, in chances to win, while rounds are to come. */
const SYMBOL_IN_HAND = 0.012;
/** The second best counts for less, and the third for less again. */
const LATER_CARDS = [1, 0.45, 0.2] as const;

function worthOfDraw({ leaning, unseen }: Mind, cards: number): number {
  const chances: Chances = leaning < 0 ? lowestOf(unseen, cards) : highestOf(unseen, cards);
  return leaning * meanWorth(chances);
}

/** What a hand promises for the rounds to come, once it is filled up. */
export function promiseOf(mind: Mind, kept: readonly Kind[]): number {
  const { leaning } = mind;
  const missing = Math.max(0, HAND_SIZE - kept.length);
  // In the middle every card has its use: one of each kind is best.
  if (leaning === 0) return SYMBOL_IN_HAND * new Set(kept.map(worthOf)).size;
  const drawn = Array.from({ length: missing }, (_, index) => worthOfDraw(mind, missing - index));
  const worths = [...kept.map((card) => leaning * worthOf(card)), ...drawn];
  return inOrder(worths, 1).reduce(
    (sum, worth, index) => sum + SYMBOL_IN_HAND * (LATER_CARDS[index] ?? 0) * worth,
    0,
  );
}

/** What it brings to put these cards into the movie: this round, the hand that is left, and what others will think. */
export function prospectOfCards(mind: Mind, cards: readonly Kind[], spent: number): number {
  const { view } = mind;
  const kept = without(view.own?.hand ?? [], cards);
  const scene = changed(mind, (other) => {
    other.played.push(...cards.map((card) => surely(worthOf(card))));
    other.hand = inOrder(kept.map(worthOf), mind.leaning).map(surely);
    other.stars[mind.seat] = 0;
    other.tokens[mind.seat] = (other.tokens[mind.seat] ?? 0) - spent;
  });
  const now = prospectOf(mind, scene);
  return now + promiseOf(mind, kept) - costOfCards(mind, cards);
}
