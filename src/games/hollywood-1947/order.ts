import { type Seat, seatAt, seatsOf } from '../../engine/seats';
import { ghostsOf } from './numbers';
import type { Shoot, State } from './types';

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
  return {
    performed: [],
    taken: [],
    putBack: false,
    added: Array.from({ length: players + ghostsOf(players) }, () => 0),
  };
}
