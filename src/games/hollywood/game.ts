import { defineGame, type Step } from '../../engine/game';
import { type Seat } from '../../engine/seats';
import { assignStar } from './claims';
import { dealNextRound, setup, STARS_PER_ROUND } from './deal';
import { outcomeOf } from './scoring';
import { projectsOf, REELS_PER_ROUND, roundsOf, studioOf } from './studio';
import { clap, double, legalTurns, place, refuseTurn } from './turns';
import {
  type Action,
  CLAIM_ORDERS,
  type Event,
  type Hollywood,
  type Refusal,
  type State,
} from './types';
import { determinize, viewOf } from './view';

const DEAL: Action = { type: 'deal' };

/** [END-1] Nobody acts once the last round's cards are handed out. */
function toAct({ phase }: State): readonly Seat[] {
  return phase.kind === 'over' ? [] : [phase.seat];
}

function legalActions(state: State, seat: Seat): readonly Action[] {
  const { phase } = state;
  if (phase.kind === 'over' || phase.seat !== seat) return [];
  switch (phase.kind) {
    case 'placing':
      return legalTurns(state, phase);
    case 'choosing':
      // [STAR-1] The owner chooses among their projects.
      return projectsOf(studioOf(state.studios, seat)).map((project) => ({
        type: 'assign',
        project,
      }));
    case 'dealing':
      return [DEAL];
  }
}

/** Only ever called with an action that `legalActions` offered. */
function perform(state: State, seat: Seat, action: Action): Step<Hollywood> {
  const { phase } = state;
  if (action.type === 'assign') return assignStar(state, seat, action.project);
  if (action.type === 'deal') return dealNextRound(state);
  if (phase.kind !== 'placing') throw new Error(`No ${action.type} while ${phase.kind}`);
  if (action.type === 'place') return place(state, phase, action.column);
  return action.type === 'clap' ? clap(state, phase) : double(state, phase);
}

function refuse(state: State, _seat: Seat, action: Action): Refusal {
  const { phase } = state;
  if (phase.kind === 'placing') return refuseTurn(state, phase, action);
  if (phase.kind === 'choosing') {
    return action.type === 'assign' ? 'no-such-project' : 'choose-a-project';
  }
  return action.type === 'assign' ? 'no-star-to-assign' : 'round-over';
}

/** A deal shows cards nobody had seen. Nothing else in this game is hidden. */
function reveals(event: Event): boolean {
  return event.type === 'round-dealt';
}

/** Reels, two studio cards a player, a choice for every star, and a deal between the rounds. */
function maxActions(seats: number): number {
  const rounds = roundsOf(seats);
  return rounds * (REELS_PER_ROUND + STARS_PER_ROUND) + 2 * seats + rounds - 1;
}

export const hollywood = defineGame<Hollywood>({
  id: 'hollywood',
  rulesVersion: 1,
  seats: { min: 3, max: 4 },
  options: {
    advanced: { kind: 'flag', default: false },
    claimOrder: { kind: 'choice', values: CLAIM_ORDERS, default: 'top-first' },
    firstSeat: { kind: 'seat' },
  },
  secrets: [
    {
      name: 'order of the movie deck',
      scramble: (state, _viewer, random) => ({
        ...state,
        movieDeck: random.shuffle(state.movieDeck),
      }),
    },
    {
      name: 'order of the star deck',
      scramble: (state, _viewer, random) => ({
        ...state,
        starDeck: random.shuffle(state.starDeck),
      }),
    },
    {
      name: 'generator',
      scramble: (state, _viewer, random) => ({ ...state, random: random.fork().state() }),
    },
  ],
  setup,
  toAct,
  legalActions,
  perform,
  refuse,
  view: viewOf,
  determinize,
  outcome: (state) => (state.phase.kind === 'over' ? outcomeOf(state) : undefined),
  progress: ({ round, studios }) => ({ round, rounds: roundsOf(studios.length) }),
  reveals,
  maxActions,
});
