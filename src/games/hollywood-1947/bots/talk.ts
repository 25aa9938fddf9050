import type { Seat } from '../../../engine/seats';
import type { Kind } from '../cards';
import { lastOf } from '../take';
import { type Action, type Side, SIDES, type View } from '../types';
import { colourOfCard, colourOfFace, colourOfSide } from './evidence';

type Claiming = Extract<Action, { type: 'claim' }>;

function isClaim(action: Action): action is Claiming {
  return action.type === 'claim';
}

/** What the seat put into the last movie, as far as it concerns one card. */
function lastCard(view: View): Kind | undefined {
  const movie = lastOf(view.premieres);
  const note = view.own?.notes.find((one) => one.kind === 'played' && one.round === movie?.round);
  return note?.kind === 'played' ? note.cards[0] : undefined;
}

/** How many cards of that side could still be somebody's: those that were shown and the one that was cut, less claims. */
function isPlausible(view: View, side: Side): boolean {
  const shown = lastOf(view.premieres)?.cards ?? [];
  const ofSide = shown.filter((card) => colourOfCard(card) === colourOfSide(side)).length;
  const claimed = view.claims.filter(
    ({ after, statement }) =>
      after === view.premieres.length && statement.topic === 'card' && statement.says === side,
  ).length;
  return claimed < ofSide + 1;
}

/** What somebody says of a card who would rather be taken for a patriot. */
function alibi(view: View, truth: Side): Side {
  return SIDES.find((side) => side !== 'communist' && isPlausible(view, side)) ?? truth;
}

/** [47INFO-2] Patriots say what they put in; the others what a patriot would have. */
function sayOfCard(view: View, seat: Seat): Side | undefined {
  const card = lastCard(view);
  if (card === undefined) return undefined;
  const truth = SIDES.find((side) => colourOfSide(side) === colourOfFace(card));
  if (truth === undefined || view.loyalties[seat] === 'patriot') return truth;
  return truth === 'communist' ? alibi(view, truth) : truth;
}

/** What a seat says now, if anything: of its last card, as soon as the movie was shown. */
export function sayingOf(view: View, seat: Seat, legal: readonly Action[]): Claiming | undefined {
  const claims = legal.filter(isClaim);
  if (claims.length === 0) return undefined;
  const wanted = sayOfCard(view, seat);
  return claims.find(({ topic, says }) => topic === 'card' && says === wanted);
}
