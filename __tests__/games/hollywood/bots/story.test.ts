import { randomBot } from '../../../../src/engine/bot';
import type { Analysis, Remark } from '../../../../src/games/hollywood/bots/commentary';
import { storyOf, type TurningKind } from '../../../../src/games/hollywood/bots/story';
import type { Event, Hollywood } from '../../../../src/games/hollywood/types';
import type { Match, Turn } from '../../../../src/engine/match';
import { playedByBots } from '../../../support/bot-matches';

const MATCH = playedByBots([randomBot, randomBot, randomBot], 'story', { people: [0, 1, 2] });

type HollywoodTurn = Turn<Hollywood>;

const EVEN = [0.4, 0.3, 0.3];

/** Nothing moves but at one turn, where a seat's chance changes so much. */
function analysisWith(
  turn: number,
  seat: number,
  change: number,
  remarks: readonly Remark[] = [],
): Analysis {
  const after = EVEN.map((chance, one) => (one === seat ? chance + change : chance - change / 2));
  const chances = Array.from({ length: MATCH.turns.length + 1 }, (_, moment) =>
    moment > turn ? after : EVEN,
  );
  return { chances, remarks };
}

function turnWhere(isThere: (turn: HollywoodTurn) => boolean): number {
  const found = MATCH.turns.findIndex(isThere);
  if (found < 0) throw new Error('The match has no such turn');
  return found;
}

function claimed(kind: string): { readonly turn: number; readonly seat: number } {
  const isThis = (event: Event) => event.type === 'card-claimed' && event.result.kind === kind;
  const turn = turnWhere(({ events }) => events.some(isThis));
  const event = MATCH.turns[turn]?.events.find(isThis);
  if (event?.type !== 'card-claimed') throw new Error('Found before');
  return { turn, seat: event.seat };
}

function seatOf(turn: number): number {
  return MATCH.turns[turn]?.seat ?? -1;
}

function kinds(analysis: Analysis, match: Match<Hollywood> = MATCH): readonly TurningKind[] {
  return storyOf(match, analysis).turningPoints.map(({ kind }) => kind);
}

const isPlain = ({ action, events }: HollywoodTurn): boolean =>
  action.type === 'place' && events.length === 1;

describe('a turning point', () => {
  const plain = turnWhere(isPlain);
  const mover = seatOf(plain);
  const other = (mover + 1) % 3;
  const slip: Remark = {
    turn: plain,
    chance: 0.2,
    best: 0.4,
    stakes: 0.2,
    better: { type: 'clap' },
  };

  it.each<[TurningKind, number, number]>([
    ['strong-move', mover, 0.2],
    ['setback', mover, -0.2],
    ['opening', other, 0.2],
    ['blow', other, -0.2],
  ])('is a %s by whom it moves and how', (kind, seat, change) => {
    expect(kinds(analysisWith(plain, seat, change))).toEqual([kind]);
  });

  it('is a slip where something better was there, whoever gains by it', () => {
    expect(kinds(analysisWith(plain, mover, -0.2, [slip]))).toEqual(['slip']);
    expect(kinds(analysisWith(plain, other, 0.2, [slip]))).toEqual(['slip']);
  });

  it('is a star that is lost, or a movie that is shot, for whoever it happens to', () => {
    const lost = claimed('star-lost');
    expect(kinds(analysisWith(lost.turn, lost.seat, -0.2))).toEqual(['star-lost']);
    const shot = claimed('movie-made');
    expect(kinds(analysisWith(shot.turn, shot.seat, 0.2))).toEqual(['movie']);
  });

  it('is a studio card, the deal, or the cards that go out', () => {
    const studio = turnWhere(({ action }) => action.type === 'clap' || action.type === 'double');
    expect(kinds(analysisWith(studio, seatOf(studio), 0.2))).toEqual(['studio-card']);
    const deal = turnWhere(({ action }) => action.type === 'deal');
    expect(kinds(analysisWith(deal, 1, 0.2))).toEqual(['deal']);
    const gone = turnWhere(({ events }) => events.some(({ type }) => type === 'round-ended'));
    const untouched = [0, 1, 2].find(
      (seat) =>
        !MATCH.turns[gone]?.events.some(
          (event) =>
            event.type === 'card-claimed' &&
            event.seat === seat &&
            ['star-lost', 'movie-made'].includes(event.result.kind),
        ),
    );
    expect(kinds(analysisWith(gone, untouched ?? -1, 0.2))).toEqual(['cards']);
  });

  it('names whose chance changed most, how, and who is ahead now if that is new', () => {
    expect(storyOf(MATCH, analysisWith(plain, 1, 0.2)).turningPoints).toMatchObject([
      { turn: plain, seat: 1, before: 0.3, after: 0.5, leader: 1 },
    ]);
    const [still] = storyOf(MATCH, analysisWith(plain, 0, 0.2)).turningPoints;
    expect(still).toMatchObject({ seat: 0 });
    expect(still).not.toHaveProperty('leader');
  });

  it('is none where hardly anything moves', () => {
    expect(kinds(analysisWith(plain, mover, 0.04))).toEqual([]);
  });
});

describe('the verdict', () => {
  const own = MATCH.turns.flatMap(({ seat }, turn) => (seat === 0 ? [turn] : [])).slice(0, 4);
  const [first = 0, second = 0, third = 0, fourth = 0] = own;
  const remarks: readonly Remark[] = [
    { turn: first, chance: 0.3, best: 0.34, stakes: 0.5, better: { type: 'clap' } },
    { turn: second, chance: 0.3, best: 0.4, stakes: 0.1, better: { type: 'double' } },
    { turn: third, chance: 0.3, best: 0.3, stakes: 0.05 },
    { turn: fourth, chance: 0.3, best: 0.31, stakes: 0.2 },
  ];

  it('adds up, and names the costliest and the finest decision', () => {
    const [verdict, ...others] = storyOf(MATCH, { chances: [], remarks }).verdicts;
    expect(verdict).toMatchObject({ seat: 0, decisions: 4 });
    expect(verdict?.given).toBeCloseTo(0.15, 9);
    expect(verdict?.costliest).toBe(remarks[1]);
    expect(verdict?.finest).toBe(remarks[3]);
    expect(others).toEqual([
      { seat: 1, decisions: 0, given: 0 },
      { seat: 2, decisions: 0, given: 0 },
    ]);
  });
});
