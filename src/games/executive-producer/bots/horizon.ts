import type { Seat } from '../../../engine/seats';
import { CEREMONIES_FROM } from '../numbers';
import type { PublicState } from '../types';

/*
 * How long the match goes on for a player. A round is played to its end whoever ends the season [EPEND-1]: whoever comes
 * late in the order of play has a turn after that, and may release what is not finished [EPEND-2]; whoever comes first never has.
 */

/** The chance that anybody's turn brings a release. */
const RELEASE = 1 / 2.6;
/** Farther than any match is looked ahead. */
const MOST_TURNS = 80;
/** What is less likely than that is not counted. */
const NEGLIGIBLE = 0.02;

export interface Horizon {
  /** Turns to come for the player, the one under way not counted. */
  readonly turns: number;
  /** The chance that there is any. */
  readonly another: number;
  /** The chance that the last of the player's turns comes after the end of the season, the one under way included. */
  readonly lastTurn: number;
}

/** By turns and by releases: the chance that so many turns bring fewer releases than that. */
const FEWER: readonly (readonly number[])[] = fewerThan();

function fewerThan(): number[][] {
  let exactly: readonly number[] = [1];
  const rows: number[][] = [];
  for (let turns = 0; turns <= MOST_TURNS; turns += 1) {
    let sum = 0;
    const row = [0];
    for (const chance of exactly) row.push((sum += chance));
    rows.push(row);
    exactly = Array.from(
      { length: exactly.length + 1 },
      (_, releases) =>
        (exactly[releases] ?? 0) * (1 - RELEASE) + (exactly[releases - 1] ?? 0) * RELEASE,
    );
  }
  return rows;
}

/** The chance that the season goes on after so many turns, when so many releases end it. */
function goesOn(releases: number, turns: number): number {
  if (turns <= 0) return releases > 0 ? 1 : 0;
  const row = FEWER[Math.min(turns, MOST_TURNS)] ?? [];
  return row[Math.min(releases, row.length - 1)] ?? 1;
}

/** Releases until the last round. */
export function releasesToCome({ stage, releases }: PublicState, awardsLeft: number): number {
  if (stage !== 'season') return 0;
  // [EPEND-1] Without any award it takes a ceremony all the same.
  const ceremonies = Math.max(1, awardsLeft);
  return ceremonies + Math.max(0, CEREMONIES_FROM - 1 - releases);
}

export function horizonOf(state: PublicState, seat: Seat, awardsLeft: number): Horizon {
  const players = state.money.length;
  const placeOf = (one: Seat): number => (one - state.first + players) % players;
  const [place, current] = [placeOf(seat), placeOf(state.current)];
  // A round that has begun is played to its end.
  const isStillToCome = place > current;
  if (state.stage !== 'season') {
    const turns = isStillToCome ? 1 : 0;
    return { turns, another: turns, lastTurn: place >= current ? 1 : 0 };
  }
  const toCome = releasesToCome(state, awardsLeft);
  const another = isStillToCome ? 1 : goesOn(toCome, players - current);
  let turns = isStillToCome ? 1 : 0;
  let lastTurn = isStillToCome ? 1 - goesOn(toCome, place - current) : 0;
  for (let start = players - current; start < MOST_TURNS; start += players) {
    const chance = goesOn(toCome, start);
    if (chance < NEGLIGIBLE) break;
    turns += chance;
    lastTurn += chance - goesOn(toCome, start + place);
  }
  return { turns, another, lastTurn };
}
