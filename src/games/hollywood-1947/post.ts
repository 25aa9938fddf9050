import { type Seat, seatsOf } from '../../engine/seats';
import { type CardId, isNeutral, type Kind } from './cards';
import { addToMovie, drawFrom, playFromHand } from './deck';
import { starsOf } from './dice';
import { cardsWith } from './faces';
import { addedByAll, turnOrder } from './order';
import { premiere } from './premiere';
import { entryAt, lastOf, replaced, type Take } from './take';
import type { PhaseOf, PublicState, State } from './types';

/** [47OPTION-1] Under a neutral poster players with stars put in as many as they like. */
export function isStrike({ options, posters }: PublicState): boolean {
  const poster = lastOf(posters);
  return options.unionStrike && poster !== undefined && isNeutral(poster);
}

/** [47POST-1] [47SMALL-3] How many cards a seat may put in, from a hand of that size. */
export function castSizes(state: PublicState, seat: Seat, handSize: number): readonly number[] {
  const stars = starsOf(state, seat);
  if (stars === 0) return [0];
  if (!isStrike(state)) return [Math.min(stars, handSize)];
  return Array.from({ length: handSize + 1 }, (_, size) => size);
}

/** [47POST-1] Those who choose in secret: all who have a star and a card. */
export function castersOf(state: State): readonly Seat[] {
  return turnOrder(state).filter(
    (seat) => starsOf(state, seat) > 0 && entryAt(state.hands, seat).length > 0,
  );
}

export function beginPost(take: Take): void {
  take.updateShoot({ dice: take.state.dice });
  const waiting = castersOf(take.state);
  take.update({ phase: { kind: 'casting', waiting } });
  if (waiting.length === 0) completeCast(take);
}

export function choose(
  take: Take,
  seat: Seat,
  faces: readonly Kind[],
  waiting: readonly Seat[],
): void {
  const cards = cardsWith(entryAt(take.state.hands, seat), faces);
  take.update({ choices: replaced(take.state.choices, seat, cards) });
  take.tell({ type: 'chosen', seat, hidden: { cards } });
  const rest = waiting.filter((other) => other !== seat);
  take.update({ phase: { kind: 'casting', waiting: rest } });
  if (rest.length === 0) completeCast(take);
}

/** [47SMALL-4] [47SMALL-5] Ghosts with a star, or with a token and none, put their card in and get another. */
function playGhosts(take: Take): void {
  const { players } = take;
  for (const [ghost, card] of take.state.ghosts.entries()) {
    const holder = players + ghost;
    const tokens = entryAt(take.state.tokens, holder);
    const hasStar = starsOf(take.state, holder) > 0;
    if (!hasStar && tokens === 0) continue;
    if (!hasStar) {
      take.update({ tokens: replaced(take.state.tokens, holder, tokens - 1) });
      take.tell({ type: 'token-spent', holder });
    }
    addToMovie(take, holder, [card], hasStar ? 'star' : 'token');
    take.tell({ type: 'card-added', holder, count: 1, hidden: { cards: [card] } });
    const cards = drawFrom(take, 1);
    take.update({
      ghosts: replaced(take.state.ghosts, ghost, entryAt(cards, 0)),
      ghostsSeenBy: replaced(take.state.ghostsSeenBy, ghost, []),
    });
    take.tell({ type: 'ghost-replaced', holder, hidden: { cards } });
  }
}

function completeCast(take: Take): void {
  for (const seat of seatsOf(take.players)) {
    playFromHand(take, seat, entryAt(take.state.choices, seat), 'star');
  }
  take.update({ choices: take.state.choices.map(() => []) });
  playGhosts(take);
  take.tell({ type: 'cast-complete', added: addedByAll(take.state.shoot) });
  askForTokens(take, turnOrder(take.state));
}

/** [47POST-2] The next in turn order who has a token and a card for it. */
export function askForTokens(take: Take, seats: readonly Seat[]): void {
  const { tokens, hands } = take.state;
  const next = seats.findIndex(
    (seat) => entryAt(tokens, seat) > 0 && entryAt(hands, seat).length > 0,
  );
  const seat = seats[next];
  if (seat === undefined) callLast(take);
  else take.update({ phase: { kind: 'tokens', seat, rest: seats.slice(next + 1) } });
}

/** [47COSTUME-2] Before a card is cut, everybody who has a costume is asked. */
function callLast(take: Take): void {
  const waiting = turnOrder(take.state).filter(
    (seat) => entryAt(take.state.costumes, seat).length > 0,
  );
  if (waiting.length === 0) completeMovie(take);
  else take.update({ phase: { kind: 'last-call', waiting } });
}

/** [47POST-2] In the open; which card it puts in is chosen in secret. */
export function spendToken(take: Take, phase: PhaseOf<'tokens'>): void {
  const { seat } = phase;
  const left = entryAt(take.state.tokens, seat) - 1;
  take.update({ tokens: replaced(take.state.tokens, seat, left) });
  take.tell({ type: 'token-spent', holder: seat });
  take.update({ phase: { kind: 'adding', seat, by: 'token', then: phase } });
}

/** [47POST-4] A card leaves the movie unseen; the movie is in random order from now on. */
function cutCard(take: Take): CardId {
  const [card, ...movie] = take.random.shuffle(take.state.movie);
  if (card === undefined) throw new Error('A movie has a card');
  take.update({ movie });
  take.tell({ type: 'card-removed', cards: movie.length, hidden: { cards: [card] } });
  return card;
}

/** [47POST-3] [47POST-4] */
export function completeMovie(take: Take): void {
  if (take.state.shoot.composer === undefined) {
    const cards = drawFrom(take, 1);
    take.update({ movie: [...take.state.movie, ...cards] });
    take.tell({ type: 'deck-card-added', hidden: { cards } });
  }
  const card = cutCard(take);
  const { editor } = take.state.shoot;
  if (editor === undefined) {
    take.update({ discards: [...take.state.discards, card] });
    premiere(take);
    return;
  }
  take.update({ drawn: [card], phase: { kind: 'editing', seat: editor } });
}

/** [47POST-4] */
export function edit(
  take: Take,
  seat: Seat,
  card: CardId,
  { putBack }: { putBack: boolean },
): void {
  take.note(seat, { kind: 'saw-removed', card, putBack });
  take.updateShoot({ putBack });
  take.update({ drawn: [] });
  take.tell({ type: 'edited', seat, putBack });
  if (putBack) take.update({ movie: [...take.state.movie, card] });
  const removed = putBack ? cutCard(take) : card;
  take.update({ discards: [...take.state.discards, removed] });
  premiere(take);
}
