import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import { toAct } from '../legal';
import { performFully } from '../perform';
import type { Action, State, View } from '../types';
import { determinize } from '../worlds';
import type { Candidate } from './candidate';
import { chancesIn } from './judge';
import { likedIn } from './policy';

export interface SearchSettings {
  /** How many decisions are thought through, all worlds and moves together. */
  readonly plies: number;
  /** How many turns each move is played on for; the last round is played to its end. */
  readonly turns: number;
}

interface Branch {
  readonly action: Action;
  readonly liking: number;
  sum: number;
}

/** What a point that a move seems to bring counts beside the worlds, as a chance to win. */
const LIKING = 0.02;

/** Plies between two looks at the clock: together they take less than a slice on a phone. */
const STEP = 4;
/** More decisions than a few turns have, with everything that may be asked in them. */
const LONGEST = 200;

/** Whether a world can be judged: nothing is being asked, and the end is not near enough to be played. */
function isQuiet({ phase, stage }: State): boolean {
  return phase.kind === 'turn' && stage === 'season';
}

/**
 * Plays moves on in worlds that are possible given the view, all players by their liking, and looks at what chances to
 * win that leaves. All moves are tried in the same worlds, with the same dice; after half of the plies the lesser half of
 * the moves is left alone.
 */
export class Search {
  private branches: readonly Branch[];
  private plies = 0;
  private worlds = 0;
  private isHalved = false;

  constructor(
    private readonly view: View,
    private readonly seat: Seat,
    candidates: readonly Candidate[],
    private readonly settings: SearchSettings,
    private readonly random: Random,
  ) {
    this.branches = candidates.map(({ action, gain }) => {
      return { action, liking: LIKING * gain, sum: 0 };
    });
  }

  get isDone(): boolean {
    return this.plies >= this.settings.plies || this.branches.length === 1;
  }

  /** Tries all moves in one more world, in small steps. */
  *tryWorld(): Generator<undefined, void> {
    const world = determinize(this.view, this.random);
    for (const branch of this.branches) {
      const end = yield* this.playOn(world, branch.action);
      branch.sum += chancesIn(end)[this.seat] ?? 0;
    }
    this.worlds += 1;
    if (!this.isHalved && this.plies * 2 >= this.settings.plies) this.halve();
  }

  private halve(): void {
    this.isHalved = true;
    const kept = Math.ceil(this.branches.length / 2);
    this.branches = this.ranked().slice(0, kept);
  }

  private ranked(): readonly Branch[] {
    const worlds = Math.max(1, this.worlds);
    const promise = ({ sum, liking }: Branch) => sum / worlds + liking;
    return this.branches.slice().sort((one, other) => promise(other) - promise(one));
  }

  best(): Action | undefined {
    return this.ranked()[0]?.action;
  }

  /** The world some turns later, or at its end. */
  private *playOn(world: State, action: Action): Generator<undefined, State> {
    let { state } = performFully(world, this.seat, action);
    this.plies += 1;
    let turns = 0;
    for (let step = 0; step < LONGEST; step += 1) {
      const [seat] = toAct(state);
      if (seat === undefined || (turns >= this.settings.turns && isQuiet(state))) break;
      this.plies += 1;
      if (this.plies % STEP === 0) yield undefined;
      const { current } = state;
      ({ state } = performFully(state, seat, likedIn(state, seat, this.random)));
      if (state.current !== current) turns += 1;
    }
    return state;
  }
}
