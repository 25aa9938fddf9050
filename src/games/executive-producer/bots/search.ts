import type { Random } from '../../../engine/random';
import type { Seat } from '../../../engine/seats';
import { toAct } from '../legal';
import { performFully } from '../perform';
import type { Action, State, View } from '../types';
import { determinize } from '../worlds';
import { chanceIn } from './judge';
import { likedIn } from './policy';

export interface SearchSettings {
  /** Worlds in which the moves are played on. */
  readonly worlds: number;
  /** How many turns they are played on for. */
  readonly turns: number;
}

interface Branch {
  readonly action: Action;
  sum: number;
}

/** More decisions than a few turns have, with everything that may be asked in them. */
const LONGEST = 200;

/**
 * Plays moves on in worlds that are possible given the view, all players by their liking, and looks at what chances to
 * win that leaves. All moves are tried in the same worlds, with the same dice; after half of the worlds the lesser half of
 * the moves is left alone.
 */
export class Search {
  private branches: readonly Branch[];
  private played = 0;

  constructor(
    private readonly view: View,
    private readonly seat: Seat,
    actions: readonly Action[],
    private readonly settings: SearchSettings,
    private readonly random: Random,
  ) {
    this.branches = actions.map((action) => ({ action, sum: 0 }));
  }

  get isDone(): boolean {
    return this.played >= this.settings.worlds || this.branches.length === 1;
  }

  /** Tries all moves in one more world; stops between two moves. */
  *tryWorld(): Generator<undefined, void> {
    const world = determinize(this.view, this.random);
    for (const branch of this.branches) {
      branch.sum += chanceIn(this.playOn(world, branch.action), this.seat);
      yield undefined;
    }
    this.played += 1;
    if (this.played * 2 === this.settings.worlds) this.halve();
  }

  private halve(): void {
    const kept = Math.ceil(this.branches.length / 2);
    this.branches = this.ranked().slice(0, kept);
  }

  private ranked(): readonly Branch[] {
    return this.branches.slice().sort((one, other) => other.sum - one.sum);
  }

  best(): Action | undefined {
    return this.ranked()[0]?.action;
  }

  /** The world some turns later, or at its end. */
  private playOn(world: State, action: Action): State {
    let { state } = performFully(world, this.seat, action);
    let turns = 0;
    for (let step = 0; step < LONGEST; step += 1) {
      const [seat] = toAct(state);
      if (seat === undefined || (turns >= this.settings.turns && state.phase.kind === 'turn')) break;
      const { current } = state;
      ({ state } = performFully(state, seat, likedIn(state, seat, this.random)));
      if (state.current !== current) turns += 1;
    }
    return state;
  }
}
