import { HAND_SIZE } from '../numbers';
import type { Aim } from '../types';
import type { Effect } from '../vocabulary';
import type { Mind } from './mind';
import { CHOSEN_HAND, NEW_HAND } from './plays';
import type { Scene } from './scene';
import { type Chances, highestOf, lowestOf, MOST_WORTH, surely } from './worth';

/** Out of how many cards, in effect, the best, the second and the third of a new hand are. */
const NEW_CARDS = [2.5, 1, 0.5] as const;
/** [47SCREENWRITER-1] [47COMPOSER-1] The better of two. */
const TWO = 2;

function bestDraw(leaning: number, unseen: Chances, cards: number): Chances {
  if (leaning === 0) return surely(0);
  return leaning < 0 ? lowestOf(unseen, cards) : highestOf(unseen, cards);
}

/** The best card of those and so many more, for somebody who wants the movie to go that way. */
function bestOf(leaning: number, card: Chances, unseen: Chances, more: number): Chances {
  const order =
    leaning < 0 ? (chances: Chances) => chances.slice().reverse() : (same: Chances) => same;
  const [own, drawn] = [order(card), order(bestDraw(leaning, unseen, more))];
  let [ownBelow, drawnBelow, before] = [0, 0, 0];
  const best = own.map((chance, index) => {
    ownBelow += chance;
    drawnBelow += drawn[index] ?? 0;
    const share = ownBelow * drawnBelow - before;
    before = ownBelow * drawnBelow;
    return share;
  });
  return order(best);
}

function newHand({ seat, leaning, unseen }: Mind, scene: Scene, of: number): void {
  if (of === seat)
    scene.hand = Array.from({ length: HAND_SIZE }, (_, card) =>
      bestDraw(leaning, unseen, NEW_CARDS[card] ?? 1),
    );
  else scene.quality[of] = NEW_HAND;
}

function exchange({ seat, leaning, unseen }: Mind, scene: Scene, of: number, cards: number): void {
  if (of === seat)
    scene.hand = scene.hand.map((card, index) =>
      index === 0 ? bestOf(leaning, card, unseen, cards) : card,
    );
  else scene.quality[of] = cards > 1 ? CHOSEN_HAND : NEW_HAND;
}

/** A card of the hand goes into the movie, and is not there to be cast any more. */
export function moveIntoMovie(scene: Scene, worth: number): void {
  scene.played.push(surely(worth));
  const at = scene.hand.findIndex((card) => (card[worth + MOST_WORTH] ?? 0) === 1);
  if (at >= 0) scene.hand.splice(at, 1);
}

/** Changes a scene as an effect of the bot's own does, as far as that is no matter of chance. */
export function stage(mind: Mind, scene: Scene, effect: Effect, aim: Aim): void {
  const { seat, leaning, unseen } = mind;
  switch (effect.kind) {
    case 'write':
      if (leaning !== 0) scene.poster = bestDraw(leaning, scene.poster, TWO);
      return;
    case 'give-token':
      if (aim.at !== 'token') return;
      scene.tokens[aim.to] = (scene.tokens[aim.to] ?? 0) + 1;
      if (aim.from !== undefined) scene.tokens[aim.from] = (scene.tokens[aim.from] ?? 0) - 1;
      return;
    case 'new-hand':
      if (aim.at === 'player') newHand(mind, scene, aim.seat);
      return;
    case 'exchange':
      if (aim.at === 'player') exchange(mind, scene, aim.seat, effect.cards);
      return;
    case 'compose':
      scene.composer = seat;
      scene.played.push(bestDraw(leaning, unseen, TWO));
      return;
    case 'edit':
      scene.editor = seat;
      return;
    case 'add-card':
      // The one it likes best comes first.
      scene.played.push(...scene.hand.splice(0, 1));
      return;
    default:
  }
}
