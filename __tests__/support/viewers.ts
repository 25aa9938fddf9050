import type { Game, GameTypes } from '../../src/engine/game';
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

/** Bots answer in order where several are asked at once; here each of those is the first to answer. */
export function afterEither<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
): readonly Types['state'][] {
  const asked = game.toAct(state);
  return asked.flatMap((seat) => {
    const [answer] = game.legalActions(state, seat);
    const made = answer === undefined ? undefined : game.apply(state, seat, answer);
    if (made?.ok !== true) return [];
    const left = game.toAct(made.value.state);
    const areOthersAsked = left.length > 0 && left.length === asked.length - 1;
    return areOthersAsked && left.every((other) => asked.includes(other)) ? made.value.state : [];
  });
}
