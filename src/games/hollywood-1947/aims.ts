import { nextSeat, type Seat, seatsOf } from '../../engine/seats';
import type { JobId } from './cards';
import { allDice, faceOf } from './dice';
import { jobsOf, ownerOf } from './jobs';
import { TOKENS } from './numbers';
import { isBetweenRounds } from './phases';
import { entryAt, sum } from './take';
import type { Aim, PublicState } from './types';
import type { Effect, Reach } from './vocabulary';

/** What everybody sees of the table and of a seat's hand: enough to say what an effect can be pointed at. */
export interface Sight {
  readonly table: PublicState;
  readonly handSize: number;
}

const NOTHING: readonly Aim[] = [{ at: 'nothing' }];

function isWithin(reach: Reach, seat: Seat, other: number, players: number): boolean {
  switch (reach) {
    case 'own':
      return other === seat;
    case 'any':
      return true;
    case 'others':
      return other !== seat;
    case 'neighbours':
      return (
        other !== seat &&
        other < players &&
        (nextSeat(seat, players) === other || (other + 1) % players === seat)
      );
  }
}

/** [47PRODUCER-1] Every pair of jobs whose swap changes something: not both in the centre, nor both with one player. */
function jobPairs(state: PublicState): readonly Aim[] {
  const all: readonly JobId[] = [...state.jobs.flat(), ...state.centre];
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other): readonly Aim[] => {
      const isSamePlace = ownerOf(state, one) === ownerOf(state, other);
      return isSamePlace ? [] : [{ at: 'jobs', jobs: [one, other] }];
    }),
  );
}

/** One's own job for another player's. */
function ownPairs(state: PublicState, seat: Seat): readonly Aim[] {
  const others = state.jobs.flatMap((jobs, owner) => (owner === seat ? [] : jobs));
  return jobsOf(state, seat).flatMap((own) =>
    others.map((other): Aim => ({ at: 'jobs', jobs: [own, other] })),
  );
}

/** [47DIRECTOR-1] [47DIRECTOR-2] [47SMALL-5] */
function tokenAims({ jobs, tokens, tokenRounds, round }: PublicState): readonly Aim[] {
  const holders = tokens.map((_, holder) => holder);
  const receivers = holders.filter((holder) => {
    const last = entryAt(tokenRounds, holder);
    // Ghosts may get tokens in consecutive rounds.
    return holder >= jobs.length || last === 0 || last < round - 1;
  });
  if (sum(tokens) < TOKENS) return receivers.map((to) => ({ at: 'token', to }));
  const givers = holders.filter((holder) => entryAt(tokens, holder) > 0);
  return givers.flatMap((from) =>
    receivers.flatMap((to): readonly Aim[] => (from === to ? [] : [{ at: 'token', to, from }])),
  );
}

/** What the effect can be pointed at, in a stable order; nothing at all when it cannot be used now. */
export function aimsOf({ table, handSize }: Sight, seat: Seat, effect: Effect): readonly Aim[] {
  const players = table.jobs.length;
  switch (effect.kind) {
    case 'write':
    case 'compose':
    case 'edit':
    case 'dress':
      return NOTHING;
    case 'add-card':
      // Between two rounds there is no movie to put it into.
      return isBetweenRounds(table.phase) || handSize === 0 ? [] : NOTHING;
    case 'swap-jobs':
      return effect.reach === 'any' ? jobPairs(table) : ownPairs(table, seat);
    case 'give-token':
      return tokenAims(table);
    case 'reroll':
      return allDice(table).map((die) => ({ at: 'die', ...die }));
    case 'turn-die':
      return allDice(table)
        .filter((die) => isWithin(effect.reach, seat, die.holder, players))
        .filter((die) => faceOf(table, die) !== effect.to)
        .map((die) => ({ at: 'die', ...die }));
    case 'new-hand':
    case 'exchange':
    case 'look':
      return seatsOf(players)
        .filter((other) => isWithin(effect.reach, seat, other, players))
        .map((other) => ({ at: 'player', seat: other }));
  }
}
