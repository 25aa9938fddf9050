import type { Player } from '../../../engine/players';
import type { Seat } from '../../../engine/seats';
import type { TableSide } from '../../../session/preference-choices';
import type { HollywoodMatch } from '../hollywoodMatch';
import { lastToDecide } from '../useHandOver';

/** How so many people sit around a phone, in the order of their seats, clockwise. */
const USUAL: readonly (readonly TableSide[])[] = [
  [],
  ['bottom'],
  ['bottom', 'top'],
  ['bottom', 'left', 'right'],
  ['bottom', 'left', 'top', 'right'],
];

function isPerson(player: Player | undefined): boolean {
  return player?.kind === 'person';
}

/** Where everybody sits; bots sit nowhere. What was said for a seat holds, the others sit as is usual. */
export function sidesOf(
  players: readonly Player[],
  said: Readonly<Record<string, TableSide>>,
): readonly (TableSide | undefined)[] {
  const people = players.filter(isPerson);
  const usual = USUAL[people.length] ?? [];
  return players.map((player, seat) =>
    isPerson(player) ? (said[seat] ?? usual[people.indexOf(player)] ?? 'bottom') : undefined,
  );
}

/** The person the table is turned to: whoever is asked; while no person is, whoever decided last. */
export function facing(match: HollywoodMatch, asked: Seat | undefined): Seat | undefined {
  const { players } = match.setup;
  if (asked !== undefined && isPerson(players[asked])) return asked;
  const first = players.findIndex(isPerson);
  return lastToDecide(match) ?? (first < 0 ? undefined : (first as Seat));
}
