import type { Match } from '../../../engine/match';
import { type Seat, seatAt } from '../../../engine/seats';
import type { Event, Hollywood } from '../types';
import { type Analysis, lossOf, NOTABLE_LOSS, type Remark, seatsTalkedAbout } from './commentary';

/**
 * What turned a match: a `slip` gave something away, a `star-lost` found no project, a `movie` was shot, a `studio-card`
 * was played, a `deal` brought new cards, and `cards` went out at the end of a round. Otherwise it was the move itself:
 * a `strong-move` or a `setback` for whoever made it, an `opening` or a `blow` for somebody else.
 */
export type TurningKind =
  | 'slip'
  | 'star-lost'
  | 'movie'
  | 'studio-card'
  | 'deal'
  | 'cards'
  | 'strong-move'
  | 'setback'
  | 'opening'
  | 'blow';

export interface TurningPoint {
  /** Which decision of the match, counted from 0. */
  readonly turn: number;
  readonly kind: TurningKind;
  /** Whose chance changed most, and how. */
  readonly seat: Seat;
  readonly before: number;
  readonly after: number;
  /** Who is ahead now, where that is somebody else than before. */
  readonly leader?: Seat;
}

/** What is to be said of all decisions of a player together. */
export interface Verdict {
  readonly seat: Seat;
  readonly decisions: number;
  /** What they gave away, all in all. */
  readonly given: number;
  /** Which decision gave away most, where one is notable. */
  readonly costliest?: Remark;
  /** The right decision where most was to be gained by it. */
  readonly finest?: Remark;
}

export interface Story {
  /** The few that turned the match most, in its order. */
  readonly turningPoints: readonly TurningPoint[];
  readonly verdicts: readonly Verdict[];
}

const MOST_TURNING_POINTS = 6;
/** Smaller changes are the search's own unrest. */
const LEAST_SWING = 0.05;

type Chances = readonly number[];

function leaderOf(chances: Chances): Seat {
  return seatAt(chances.indexOf(Math.max(...chances)));
}

function mostChanged(before: Chances, after: Chances): Seat {
  const changes = after.map((chance, seat) => Math.abs(chance - (before[seat] ?? 0)));
  return seatAt(changes.indexOf(Math.max(...changes)));
}

/** What happened, if it happened to this seat. */
function happenedTo(seat: Seat, events: readonly Event[], kind: 'star-lost' | 'movie-made') {
  return events.some(
    (event) => event.type === 'card-claimed' && event.seat === seat && event.result.kind === kind,
  );
}

function kindOf(
  { seat: mover, action, events }: Match<Hollywood>['turns'][number],
  affected: Seat,
  { isUp, remark }: { readonly isUp: boolean; readonly remark: Remark | undefined },
): TurningKind {
  if (action.type === 'deal') return 'deal';
  if (!isUp && happenedTo(affected, events, 'star-lost')) return 'star-lost';
  if (remark?.better !== undefined && mover === affected) return 'slip';
  if (isUp && happenedTo(affected, events, 'movie-made')) return 'movie';
  if (action.type === 'clap' || action.type === 'double') return 'studio-card';
  if (events.some(({ type }) => type === 'card-claimed')) return 'cards';
  if (remark?.better !== undefined) return 'slip';
  if (mover === affected) return isUp ? 'strong-move' : 'setback';
  return isUp ? 'opening' : 'blow';
}

function turningPointsOf(
  { turns }: Match<Hollywood>,
  { chances, remarks }: Analysis,
): readonly TurningPoint[] {
  const points = turns.flatMap((decision, turn): readonly TurningPoint[] => {
    const before = chances[turn];
    const after = chances[turn + 1];
    if (before === undefined || after === undefined) return [];
    const seat = mostChanged(before, after);
    const [was = 0, is = 0] = [before[seat], after[seat]];
    if (Math.abs(is - was) < LEAST_SWING) return [];
    const remark = remarks.find((one) => one.turn === turn);
    const kind = kindOf(decision, seat, { isUp: is > was, remark });
    const leader = leaderOf(after);
    const isNew = leader !== leaderOf(before);
    return [{ turn, kind, seat, before: was, after: is, ...(isNew && { leader }) }];
  });
  const swing = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  return points
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST_TURNING_POINTS)
    .sort((one, other) => one.turn - other.turn);
}

function most(remarks: readonly Remark[], of: (remark: Remark) => number): Remark | undefined {
  const [first, ...others] = remarks;
  if (first === undefined) return undefined;
  return others.reduce((best, remark) => (of(remark) > of(best) ? remark : best), first);
}

function verdictOn(seat: Seat, own: readonly Remark[]): Verdict {
  const costliest = most(
    own.filter(({ better }) => better !== undefined),
    lossOf,
  );
  const finest = most(
    own.filter((remark) => remark.better === undefined && remark.stakes >= NOTABLE_LOSS),
    ({ stakes }) => stakes,
  );
  return {
    seat,
    decisions: own.length,
    given: own.reduce((sum, remark) => sum + lossOf(remark), 0),
    ...(costliest !== undefined && { costliest }),
    ...(finest !== undefined && { finest }),
  };
}

/** What an analysis amounts to, for the match it was made of. */
export function storyOf(match: Match<Hollywood>, analysis: Analysis): Story {
  const verdicts = seatsTalkedAbout(match).map((seat) =>
    verdictOn(
      seat,
      analysis.remarks.filter(({ turn }) => match.turns[turn]?.seat === seat),
    ),
  );
  return { turningPoints: turningPointsOf(match, analysis), verdicts };
}
