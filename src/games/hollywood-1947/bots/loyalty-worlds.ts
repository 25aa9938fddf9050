import { loyaltiesInPlay } from '../setup';
import type { View } from '../types';
import { type Loyalty, LOYALTIES } from '../vocabulary';

/** Who may be on whose side: a loyalty for every seat, as an index into `LOYALTIES`. */
export interface LoyaltyWorld {
  readonly loyalties: readonly number[];
  /** In how many ways the cards could have been dealt so. */
  readonly ways: number;
}

export const PATRIOT = LOYALTIES.indexOf('patriot');
export const COMMUNIST = LOYALTIES.indexOf('communist');
export const RISING_STAR = LOYALTIES.indexOf('rising-star');

type Known = Pick<View, 'loyalties' | 'options' | 'viewer'>;

/** How many cards of each loyalty the unknown seats were dealt from. */
function cardsLeft({ loyalties, options, viewer }: Known): number[] {
  const left = LOYALTIES.map(
    (loyalty) =>
      loyaltiesInPlay(options, loyalties.length).filter((card) => card === loyalty).length -
      loyalties.filter((known) => known === loyalty).length,
  );
  // [47SETUP-2] A communist would know of another one.
  if (viewer !== 'table' && loyalties[viewer] === 'communist') left[COMMUNIST] = 0;
  return left;
}

/** A table asks for the same few again and again; more than one has seats is another table's business. */
const MOST_KEPT = 64;
const KEPT = new Map<string, readonly LoyaltyWorld[]>();

/** Every deal of loyalties that is possible, as far as the viewer was told. [47CARDS-5] [47OPTION-2] */
export function loyaltyWorlds(view: Known): readonly LoyaltyWorld[] {
  const { loyalties, options, viewer } = view;
  const told = [
    ...loyalties,
    options.randomLoyalties ? 'of all' : 'of some',
    viewer === 'table' ? '' : loyalties[viewer],
  ].join();
  const kept = KEPT.get(told);
  if (kept !== undefined) return kept;
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  const worlds = everyDeal(view);
  KEPT.set(told, worlds);
  return worlds;
}

function everyDeal(view: Known): readonly LoyaltyWorld[] {
  const { loyalties } = view;
  const left = cardsLeft(view);
  const found: LoyaltyWorld[] = [];
  const dealt: number[] = [];
  const deal = (ways: number): void => {
    const told: Loyalty | 'hidden' | undefined = loyalties[dealt.length];
    if (told === undefined) {
      found.push({ loyalties: dealt.slice(), ways });
      return;
    }
    if (told !== 'hidden') {
      dealt.push(LOYALTIES.indexOf(told));
      deal(ways);
      dealt.pop();
      return;
    }
    for (const [loyalty, count] of left.entries()) {
      if (count <= 0) continue;
      left[loyalty] = count - 1;
      dealt.push(loyalty);
      deal(ways * count);
      dealt.pop();
      left[loyalty] = count;
    }
  };
  deal(1);
  return found;
}
