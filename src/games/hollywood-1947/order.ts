import { type Seat, seatAt, seatsOf } from '../../engine/seats';
import { ghostsOf } from './numbers';
import { entryAt } from '../../engine/lists';
import type { Shoot, State } from './types';
import type { Holder } from './vocabulary';

/** The seat whose turn it is, counted from the first player. [47TURN-1] */
export function seatOfTurn({ first, hands }: State, turn: number): Seat {
  return seatAt((first + turn) % hands.length);
}

/** The seats from the first player clockwise. */
export function turnOrder(state: State): readonly Seat[] {
  return seatsOf(state.hands.length).map((turn) => seatOfTurn(state, turn));
}

/** A round of which nothing has been made yet. */
export function newShoot(players: number): Shoot {
  const none = Array.from({ length: players + ghostsOf(players) }, () => 0);
  return {
    performed: [],
    taken: [],
    changedDice: [],
    passed: [],
    putBack: false,
    added: { star: none, token: none, tuxedo: none },
  };
}

/** How many cards of their own a holder has put into the movie. */
export function addedBy({ added }: Shoot, holder: Holder): number {
  return entryAt(added.star, holder) + entryAt(added.token, holder) + entryAt(added.tuxedo, holder);
}

/** The same of every holder. */
export function addedByAll(shoot: Shoot): readonly number[] {
  return shoot.added.star.map((_, holder) => addedBy(shoot, holder));
}
