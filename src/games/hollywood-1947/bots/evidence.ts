import { type CardId, type PosterId } from '../cards';
import { type Deed, type Side, SIDES, type View } from '../types';
import { LOYALTIES } from '../vocabulary';
import {
  BLANK_HABITS,
  HAND_HABITS,
  type PerLoyalty,
  POSTER_HABITS,
  STAR_HABITS,
  TAKING_HABITS,
  TOKEN_HABITS,
} from './habits';
import type { LoyaltyWorld } from './loyalty-worlds';
import { posterWorth, worthOf } from './worth';

/** Of what colour a card is: communist, neutral, patriot. */
export function colourOf(worth: number): number {
  return Math.sign(worth) + 1;
}

export function colourOfCard(card: CardId): number {
  return colourOf(worthOf(card));
}

function colourOfPoster(poster: PosterId): number {
  return colourOf(posterWorth(poster));
}

export function colourOfSide(side: Side): number {
  return SIDES.length - 1 - SIDES.indexOf(side);
}

/** The last column of a habit: oneself. */
const ONESELF = LOYALTIES.length;

/** How much a deed says: for each loyalty of who did it, and of whom it was done to. */
export interface Telling {
  readonly seat: number;
  readonly whom: number;
  readonly habits: PerLoyalty<readonly number[]>;
}

/** What a deed says about those who had a part in it. */
export function tellingsOf(deed: Deed): readonly Telling[] {
  const { seat } = deed;
  switch (deed.kind) {
    case 'changed-die':
      return [
        { seat, whom: deed.holder, habits: deed.before === 'star' ? STAR_HABITS : BLANK_HABITS },
      ];
    case 'gave-token': {
      const given = { seat, whom: deed.to, habits: TOKEN_HABITS };
      return deed.from === undefined
        ? [given]
        : [given, { seat, whom: deed.from, habits: TAKING_HABITS }];
    }
    case 'renewed-hand':
      return [{ seat, whom: deed.of, habits: HAND_HABITS }];
    case 'kept-poster': {
      const colour = colourOfPoster(deed.poster);
      const row = (loyalty: number) => {
        const chance = POSTER_HABITS[loyalty]?.[colour] ?? 1;
        return [chance, chance, chance, chance];
      };
      return [{ seat, whom: seat, habits: [row(0), row(1), row(2)] }];
    }
  }
}

/** How likely that is in a world, but for a factor that is the same in all of them. */
export function likelihoodOf({ seat, whom, habits }: Telling, { loyalties }: LoyaltyWorld): number {
  const other = whom === seat ? ONESELF : loyalties[whom];
  // Ghosts are on nobody's side.
  if (other === undefined) return 1;
  return habits[loyalties[seat] ?? 0]?.[other] ?? 1;
}

/** What a seat said of its card in the movie that was shown as the given one. */
export function claimOf({ claims }: Pick<View, 'claims'>, seat: number, movie: number) {
  const claim = claims.find(
    (one) => one.seat === seat && one.after === movie && one.statement.topic === 'card',
  );
  return claim?.statement.topic === 'card' ? claim.statement.says : undefined;
}
