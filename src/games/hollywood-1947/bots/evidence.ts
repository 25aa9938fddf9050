import { type CardId, type PosterId } from '../cards';
import type { Deed, Side, View } from '../types';
import { SIDES } from '../types';
import type { Face, Holder } from '../vocabulary';
import {
  BLANK_HABITS,
  HAND_HABITS,
  type OnWhom,
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
const ONESELF = 3;

function onWhom(habits: PerLoyalty<OnWhom>, world: LoyaltyWorld, seat: number, whom: Holder) {
  const other = world.loyalties[whom];
  // Ghosts are on nobody's side.
  if (other === undefined) return 1;
  return habits[world.loyalties[seat] ?? 0]?.[whom === seat ? ONESELF : other] ?? 1;
}

function dieHabits(before: Face): PerLoyalty<OnWhom> {
  return before === 'star' ? STAR_HABITS : BLANK_HABITS;
}

/** How likely a deed is in a world, but for a factor that is the same in all of them. */
export function likelihoodOfDeed(deed: Deed, world: LoyaltyWorld): number {
  const { seat } = deed;
  switch (deed.kind) {
    case 'changed-die':
      return onWhom(dieHabits(deed.before), world, seat, deed.holder);
    case 'gave-token': {
      const given = onWhom(TOKEN_HABITS, world, seat, deed.to);
      return deed.from === undefined
        ? given
        : given * onWhom(TAKING_HABITS, world, seat, deed.from);
    }
    case 'renewed-hand':
      return onWhom(HAND_HABITS, world, seat, deed.of);
    case 'kept-poster':
      return POSTER_HABITS[world.loyalties[seat] ?? 0]?.[colourOfPoster(deed.poster)] ?? 1;
  }
}

/** What a seat said of its card in the movie that was shown as the given one. */
export function claimOf({ claims }: Pick<View, 'claims'>, seat: number, movie: number) {
  const claim = claims.find(
    (one) => one.seat === seat && one.after === movie && one.statement.topic === 'card',
  );
  return claim?.statement.topic === 'card' ? claim.statement.says : undefined;
}
