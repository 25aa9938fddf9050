import type { Kind } from '../cards';
import type { Action } from '../types';
import { changed, type Mind, prospectOf } from './mind';
import { prospectOfCards, promiseOf } from './own-cards';
import { without } from '../take';
import { inOrder, isCast } from './scene';
import { moveIntoMovie } from './stage';
import { posterWorth, surely, worthOf } from './worth';

/** What a token is worth that is kept for another round. */
const TOKEN_KEPT = 0.018;

/** The hand after an exchange: what it can do in this movie, and later. */
function prospectOfHand(mind: Mind, kept: readonly Kind[]): number {
  const scene = changed(mind, (other) => {
    other.hand = inOrder(kept.map(worthOf), mind.leaning).map(surely);
  });
  return prospectOf(mind, scene) + promiseOf(mind, kept);
}

/** [47POST-4] The movie without the card, or with it and any card removed. */
function prospectOfCut(mind: Mind, { isPutBack }: { isPutBack: boolean }): number {
  const { view, film, scene, company, unseen, payments, leaning } = mind;
  const [card] = (view.own?.drawn ?? []) as readonly Kind[];
  if (card === undefined) return 0;
  // Nothing else is known of the rest: what the movie promises on the whole is what is left of it.
  const rest = changed(mind, (other) => {
    other.editor = -1;
    const mine = other.played.findIndex((one) => (one[worthOf(card) + 2] ?? 0) === 1);
    if (mine >= 0) other.played.splice(mine, 1);
    else dropOne(other.added, scene.players);
  });
  rest.shoot(film, company, unseen);
  if (!isPutBack) return film.expectWhole(payments) - (leaning * worthOf(card)) / 1e6;
  film.addCard(surely(worthOf(card)));
  return film.expect(payments);
}

/** One card less of somebody who put one in. */
function dropOne(added: number[], players: number): void {
  const at = added.findIndex((count, holder) => holder < players && count > 0);
  if (at >= 0) added[at] = (added[at] ?? 1) - 1;
}

/** The chance to win after a choice that is not a turn; `undefined` for anything else. */
export function prospectOfChoice(mind: Mind, action: Action): number | undefined {
  const { view } = mind;
  const hand = view.own?.hand ?? [];
  switch (action.type) {
    case 'keep-poster':
      return prospectOf(
        mind,
        changed(mind, (scene) => {
          scene.poster = surely(posterWorth(action.poster));
        }),
      );
    case 'compose':
      return prospectOf(
        mind,
        changed(mind, (scene) => {
          scene.played.push(surely(worthOf(action.card)));
        }),
      );
    case 'discard':
      return prospectOfHand(mind, without(hand, action.cards));
    case 'cast':
      return prospectOfCards(mind, action.cards, 0);
    case 'spend-token':
      return Math.max(...hand.map((card) => prospectOfCards(mind, [card], 1)));
    case 'put-in':
      return isCast(view)
        ? prospectOfCards(mind, [action.card], 0)
        : prospectInTuxedo(mind, action.card);
    case 'cut':
      return prospectOfCut(mind, { isPutBack: false });
    case 'put-back':
      return prospectOfCut(mind, { isPutBack: true });
    case 'pass':
      return view.phase.kind === 'tokens' ? prospectWithToken(mind) : undefined;
    default:
      return undefined;
  }
}

/** [47COSTUME-2] A tuxedo's card, while stars are still to be turned into cards. */
function prospectInTuxedo(mind: Mind, card: Kind): number {
  return prospectOf(
    mind,
    changed(mind, (scene) => {
      moveIntoMovie(scene, worthOf(card));
    }),
  );
}

function prospectWithToken(mind: Mind): number {
  const scene = changed(mind, (other) => {
    other.tokens[mind.seat] = 0;
  });
  return prospectOf(mind, scene) + promiseOf(mind, mind.view.own?.hand ?? []) + TOKEN_KEPT;
}
