import type { Step } from '../../engine/game';
import type { Seat } from '../../engine/seats';
import { claimsOf, EMPTY_BOARD } from './board';
import { cardOf } from './cards';
import { firstOfNextRound } from './deal';
import { outcomeOf } from './scoring';
import { projectsOf, roundsOf, studioOf, withFilm, withMovie, withStudio } from './studio';
import type { Claim, ClaimResult, Event, Genre, Hollywood, State, Studio } from './types';
import { updateState, updateStudio } from './update';

interface Received {
  readonly studio: Studio;
  readonly result: ClaimResult;
}

function shootMovie(studio: Studio, genre: Genre, claim: Claim): Received {
  const shot = withMovie(studio, genre, claim.card);
  const movie = { genre, star: claim.card, films: studio.projects[genre] };
  return { studio: shot, result: { kind: 'movie-made', movie } };
}

/** [STAR-2] [STAR-3] A star whose owner has no choice: lost without a project, forced with a single one. */
function receiveStar(studio: Studio, claim: Claim): Received | undefined {
  const [genre, second] = projectsOf(studio);
  if (second !== undefined) return undefined;
  if (genre !== undefined) return shootMovie(studio, genre, claim);
  const lostStars = [...studio.lostStars, claim.card];
  return { studio: updateStudio(studio, { lostStars }), result: { kind: 'star-lost' } };
}

/** What the owner of a card does with it, or `undefined` when they have to choose. */
export function receive(studio: Studio, claim: Claim): Received | undefined {
  const card = cardOf(claim.card);
  if (card.kind === 'star') return receiveStar(studio, claim);
  if (card.kind === 'blockbuster') {
    // [BLOCKBUSTER-1]
    const blockbusters = [...studio.blockbusters, card.id];
    return { studio: updateStudio(studio, { blockbusters }), result: { kind: 'blockbuster' } };
  }
  const { genre } = card;
  const grown = withFilm(studio, genre, card.id);
  const films = grown.projects[genre].length;
  const result: ClaimResult =
    films === 1 ? { kind: 'project-begun', genre } : { kind: 'project-grown', genre, films };
  return { studio: grown, result };
}

function claimed(claim: Claim, result: ClaimResult): Event {
  return { type: 'card-claimed', ...claim, result };
}

/** [CLAIM-3] [END-1] The cards without a reel go aside; then the next round, or the end. */
function closeRound(state: State, events: Event[]): Step<Hollywood> {
  const { aside } = claimsOf(state.columns, state.options.claimOrder);
  for (const slot of aside) events.push({ type: 'card-set-aside', ...slot });
  const isLast = state.round === roundsOf(state.studios.length);
  const closed = updateState(state, {
    columns: EMPTY_BOARD,
    aside: [...state.aside, ...aside.map(({ card }) => card)],
    phase: isLast ? { kind: 'over' } : { kind: 'dealing', seat: firstOfNextRound(state) },
  });
  if (isLast) events.push({ type: 'match-ended', winners: outcomeOf(closed).winners });
  return { state: closed, events };
}

/** [CLAIM-2] Hands out the cards of the queue one by one, until somebody has to choose or none is left. */
function handOut(state: State, queue: readonly Claim[], events: Event[]): Step<Hollywood> {
  let { studios } = state;
  for (const [index, claim] of queue.entries()) {
    const studio = studioOf(studios, claim.seat);
    const received = receive(studio, claim);
    if (received === undefined) {
      events.push({ type: 'star-waiting', ...claim, projects: projectsOf(studio) });
      const phase = { kind: 'choosing', seat: claim.seat, queue: queue.slice(index) } as const;
      return { state: updateState(state, { studios, phase }), events };
    }
    studios = withStudio(studios, claim.seat, received.studio);
    events.push(claimed(claim, received.result));
  }
  return closeRound(updateState(state, { studios }), events);
}

/** [TURN-3] The twelfth reel is down: the cards are handed out. */
export function endRound(state: State, events: readonly Event[]): Step<Hollywood> {
  const { claims } = claimsOf(state.columns, state.options.claimOrder);
  return handOut(state, claims, [...events, { type: 'round-ended', round: state.round }]);
}

/** [STAR-1] The owner of the waiting star has chosen; the rest of the queue follows. */
export function assignStar(state: State, seat: Seat, genre: Genre): Step<Hollywood> {
  const [claim, ...rest] = state.phase.kind === 'choosing' ? state.phase.queue : [];
  if (claim === undefined) throw new Error('No star is waiting');
  const { studio, result } = shootMovie(studioOf(state.studios, seat), genre, claim);
  const studios = withStudio(state.studios, seat, studio);
  return handOut(updateState(state, { studios }), rest, [claimed(claim, result)]);
}
