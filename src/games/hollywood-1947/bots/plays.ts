import { LOYALTIES } from '../vocabulary';
import type { Beliefs } from './beliefs';
import { leaningOf, type Standing } from './value';
import { blend, type Chances, highestOf, lowestOf } from './worth';

/** Out of how many cards, in effect, somebody's card is chosen: from the third best of a hand to one out of five. */
const CHOSEN_FROM = [0.7, 1.2, 2.2, 3, 5] as const;
/** Hands that have seen some rounds keep what is no use; new ones do not. */
export const USUAL_HAND = 2;
export const NEW_HAND = 3;
export const CHOSEN_HAND = 4;

/** Communists do not always play what they would like to: somebody is watching. */
const HIDING = 0.12;
/** What lies in the middle, as the rising star wants it at the end. */
const MIDDLE: Chances = [0.05, 0.25, 0.4, 0.25, 0.05];

function playOf(leaning: number, unseen: Chances, from: number): Chances {
  if (leaning > 0) return highestOf(unseen, from);
  return leaning < 0 ? lowestOf(unseen, from) : MIDDLE;
}

/** What players of each loyalty put into a movie, by how good their hand is. */
export class Plays {
  private readonly byLoyalty: readonly (readonly Chances[])[];

  constructor(
    readonly unseen: Chances,
    readonly standing: Standing,
  ) {
    this.byLoyalty = LOYALTIES.map((loyalty) => {
      const leaning = leaningOf(loyalty, standing);
      return CHOSEN_FROM.map((from) => {
        const wanted = playOf(leaning, unseen, from);
        if (loyalty !== 'communist') return wanted;
        return blend([
          [1 - HIDING, wanted],
          [HIDING, highestOf(unseen, 1)],
        ]);
      });
    });
  }

  /** The card of somebody whose loyalty is known. */
  of(loyalty: number, quality: number): Chances {
    return this.byLoyalty[loyalty]?.[Math.max(0, quality)] ?? this.unseen;
  }

  /** The card of somebody whose loyalty is believed. */
  believed(beliefs: Beliefs, seat: number, quality: number): Chances {
    return blend(
      LOYALTIES.map(
        (_, loyalty) => [beliefs.chanceOf(seat, loyalty), this.of(loyalty, quality)] as const,
      ),
    );
  }
}
