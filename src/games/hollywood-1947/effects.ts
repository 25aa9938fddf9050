import { type Seat, seatAt } from '../../engine/seats';
import { CARD_IDS, type CostumeId, type JobId, type PosterId } from './cards';
import { discardFromHand, drawCards, drawFrom } from './deck';
import { faceOf, rollDie, turnDie } from './dice';
import { ownerOf, swapJobs } from './jobs';
import { CHOICE_OF, HAND_SIZE } from './numbers';
import { entryAt, replaced, type Take } from './take';
import type { After, Aim, DieRef, Phase } from './types';
import type { Effect, Holder } from './vocabulary';

/** What an effect leaves to be decided; nothing when it is done. */
type Pending = Phase | undefined;

function dieOf(aim: Aim): DieRef {
  if (aim.at !== 'die') throw new Error('Pointed at no die');
  return { holder: aim.holder, die: aim.die };
}

function playerOf(aim: Aim): Seat {
  if (aim.at !== 'player') throw new Error('Pointed at no player');
  return aim.seat;
}

/** The poster of the round is known to everybody. */
export function showPoster(take: Take, poster: PosterId, by?: Seat): void {
  take.update({ posters: [...take.state.posters, poster] });
  take.tell({ type: 'poster-shown', poster, ...(by === undefined ? {} : { by }) });
}

/** [47SCREENWRITER-1] [47SCREENWRITER-3] */
function write(take: Take, seat: Seat): Pending {
  const posters = take.state.posterDeck.slice(0, CHOICE_OF);
  take.update({ posterDeck: take.state.posterDeck.slice(CHOICE_OF) });
  take.tell({ type: 'posters-drawn', seat, count: posters.length, hidden: { posters } });
  const [only, second] = posters;
  if (only !== undefined && second === undefined) {
    showPoster(take, only, seat);
    return undefined;
  }
  take.update({ drawn: posters });
  return { kind: 'writing', seat };
}

/** [47DIRECTOR-1] [47DIRECTOR-2] */
function giveToken(take: Take, seat: Seat, to: Holder, from: Holder | undefined): void {
  const { tokens, tokenRounds, round } = take.state;
  const left = from === undefined ? tokens : replaced(tokens, from, entryAt(tokens, from) - 1);
  take.update({
    tokens: replaced(left, to, entryAt(left, to) + 1),
    tokenRounds: replaced(tokenRounds, to, round),
  });
  take.remember(seat, { kind: 'gave-token', to, ...(from === undefined ? {} : { from }) });
  take.tell({ type: 'token-given', seat, to, ...(from === undefined ? {} : { from }) });
}

/** [47PRODUCER-1] Everybody sees who comes by what. */
function swapForSomebody(take: Take, seat: Seat, jobs: readonly [JobId, JobId]): void {
  swapJobs(take, seat, jobs);
  const got = jobs.flatMap((job) => {
    const owner = ownerOf(take.state, job);
    return owner === undefined ? [] : [{ seat: owner, job }];
  });
  take.remember(seat, { kind: 'swapped-jobs', got });
}

/** [47ACTRESS-1] [47ACTOR-1] */
export function exchange(take: Take, seat: Seat, cards: number, then: After): Phase {
  drawCards(take, seat, cards);
  return { kind: 'exchanging', seat, cards, then };
}

/** [47CINEMATOGRAPHER-1] */
function newHand(take: Take, seat: Seat): void {
  discardFromHand(take, seat, entryAt(take.state.hands, seat));
  drawCards(take, seat, HAND_SIZE);
}

/** [47COMPOSER-1] */
function compose(take: Take, seat: Seat): Pending {
  const cards = drawFrom(take, CHOICE_OF);
  take.update({ drawn: cards });
  take.updateShoot({ composer: seat });
  take.tell({ type: 'cards-drawn', seat, count: cards.length, hidden: { cards } });
  return { kind: 'composing', seat };
}

/** [47COSTUME-1] */
function dress(take: Take, seat: Seat): Pending {
  const costumes: readonly CostumeId[] = take.state.costumeDeck.slice(0, CHOICE_OF);
  take.update({ drawn: costumes, costumeDeck: take.state.costumeDeck.slice(CHOICE_OF) });
  take.tell({ type: 'costumes-drawn', seat, count: costumes.length, hidden: { costumes } });
  return { kind: 'dressing', seat };
}

/** Begins what a job, a costume or a plain turn does. */
export function beginEffect(
  take: Take,
  seat: Seat,
  effect: Effect,
  aim: Aim,
  then: After,
): Pending {
  switch (effect.kind) {
    case 'write':
      return write(take, seat);
    case 'swap-jobs':
      if (aim.at === 'jobs') swapForSomebody(take, seat, aim.jobs);
      return undefined;
    case 'give-token':
      if (aim.at === 'token') giveToken(take, seat, aim.to, aim.from);
      return undefined;
    case 'reroll': {
      const { times, again } = effect;
      const die = dieOf(aim);
      rollDie(take, seat, die);
      return { kind: 'rerolling', seat, left: times - 1, again, rolled: [die], then };
    }
    case 'turn-die': {
      const die = dieOf(aim);
      const other = faceOf(take.state, die) === 'star' ? 'blank' : 'star';
      turnDie(take, seat, die, effect.to === 'other' ? other : effect.to);
      return undefined;
    }
    case 'new-hand':
      take.remember(seat, { kind: 'renewed-hand', of: playerOf(aim) });
      newHand(take, playerOf(aim));
      return undefined;
    case 'exchange': {
      const [of, { cards }] = [playerOf(aim), effect];
      take.remember(seat, { kind: 'renewed-hand', of });
      return of === seat
        ? exchange(take, seat, cards, then)
        : { kind: 'invited', seat: of, cards, then };
    }
    case 'compose':
      return compose(take, seat);
    case 'add-card':
      return { kind: 'adding', seat, by: 'tuxedo', then };
    case 'edit':
      take.updateShoot({ editor: seat });
      take.tell({ type: 'editing-announced', seat });
      return undefined;
    case 'look': {
      const of = playerOf(aim);
      // In the order of the cards: that of a hand tells which ones were drawn last.
      const hand = entryAt(take.state.hands, of);
      const cards = CARD_IDS.filter((card) => hand.includes(card));
      take.note(seat, { kind: 'saw-hand', of, cards });
      take.tell({ type: 'hand-seen', seat, of, hidden: { cards } });
      return { kind: 'looking', seat, then };
    }
    case 'dress':
      return dress(take, seat);
  }
}

/** [47SMALL-5] */
export function lookAtGhosts(take: Take, seat: Seat): void {
  const { ghosts, ghostsSeenBy } = take.state;
  take.update({
    ghostsSeenBy: ghostsSeenBy.map((seen) => (seen.includes(seat) ? seen : [...seen, seat])),
  });
  take.note(seat, { kind: 'saw-ghosts', cards: ghosts });
  take.tell({ type: 'ghosts-seen', seat, hidden: { cards: ghosts } });
}

/** The seats that may receive a costume. [47COSTUME-1] */
export function costumeReceivers(rounds: readonly number[], round: number): readonly Seat[] {
  return rounds.flatMap((last, seat) => (last === 0 || last < round - 1 ? seatAt(seat) : []));
}
