import { type Seat, seatsOf, type Viewer } from '../../src/engine/seats';

/** Everybody who looks at a match. */
export function viewersAt(players: number): readonly Viewer[] {
  return [...seatsOf(players), 'table'];
}

/** Whoever has something, with everybody else who looks. */
export function othersAt(players: number): readonly (readonly [Seat, Viewer])[] {
  return seatsOf(players).flatMap((owner) =>
    viewersAt(players)
      .filter((viewer) => viewer !== owner)
      .map((viewer) => [owner, viewer] as const),
  );
}
