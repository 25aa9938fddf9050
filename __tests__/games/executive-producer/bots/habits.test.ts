import { seedOf } from '../../../../src/engine/seed';
import { simulate } from '../../../../src/engine/simulate';
import { executiveProducerBots } from '../../../../src/games/executive-producer/bots/bots';
import { releasesToCome } from '../../../../src/games/executive-producer/bots/horizon';
import { isGood } from '../../../../src/games/executive-producer/bots/press';
import { executiveProducer } from '../../../../src/games/executive-producer/game';
import type { Action, State } from '../../../../src/games/executive-producer/types';

/* What holds for every decision of whole matches, whatever comes up in them. */

interface Decided {
  readonly before: State;
  readonly seat: number;
  readonly action: Action;
}

function decisions(level: string, players: number, name: string): readonly Decided[] {
  const bot = executiveProducerBots.find((one) => one.level === level);
  if (bot === undefined) throw new Error(`There is no level ${level}`);
  const bots = Array.from({ length: players }, () => bot);
  const found: Decided[] = [];
  let before: State | undefined;
  for (const { state, decision } of simulate(
    executiveProducer,
    bots,
    { length: 'short' },
    seedOf(name),
  )) {
    if (before !== undefined && decision !== undefined) found.push({ before, ...decision });
    before = state;
  }
  return found;
}

/** Many of the level that is quick. */
const NAMES = {
  agent: Array.from({ length: 8 }, (_, index) => `habits ${index}`),
  mogul: ['habits 1'],
} as const;

const MATCHES = [2, 3, 5].flatMap((players) =>
  (['agent', 'mogul'] as const).map((level) => {
    const matches = NAMES[level].map((name) => decisions(level, players, name));
    return [level, players, matches.flat(), matches] as const;
  }),
);

/** What could be released when somebody gave up the actions that were left. */
function leftUnreleased(decided: readonly Decided[], stage: State['stage']) {
  return decided.flatMap(({ before, seat, action }) => {
    const isStop = action.type === 'end-turn' || action.type === 'give-up';
    if (!isStop || before.stage !== stage) return [];
    const releases = executiveProducer
      .legalActions(before, before.current)
      .filter(({ type }) => type === 'release');
    return { seat, releases, toCome: releasesToCome(before, before.awardDeck.length) };
  });
}

/** The turns in a row that players ended without having done anything, in a match of a season. */
function idleRuns(match: readonly Decided[]): readonly number[] {
  const runs: number[] = [];
  const current = new Map<number, number>();
  for (const { before, seat, action } of match) {
    if (action.type !== 'end-turn' || before.stage !== 'season') continue;
    const idle = before.turn.actionsTaken > 0 ? 0 : (current.get(seat) ?? 0) + 1;
    current.set(seat, idle);
    runs.push(idle);
  }
  return runs;
}

describe.each(MATCHES)('%s among %d players', (level, _players, decided, matches) => {
  test('plays good News on own movies and bad ones on those of others', () => {
    const played = decided.flatMap(({ seat, action }) =>
      action.type === 'play-news' ? [{ seat, action }] : [],
    );
    expect(played.length).toBeGreaterThan(0);
    for (const { seat, action } of played)
      expect([action.news, action.seat === seat]).toEqual([action.news, isGood(action.news)]);
  });

  test('bids no more than the others can, and one', () => {
    const bids = decided.flatMap(({ before, seat, action }) => {
      const { phase } = before;
      if (action.type !== 'bid' || phase.kind !== 'bidding') return [];
      const others = phase.nominees.filter((nominee) => nominee.seat !== seat);
      const stars = others.map(
        (nominee) =>
          before.movies[nominee.seat]?.find(({ script }) => script === nominee.script)?.stars ?? 0,
      );
      return { bid: action.stars, most: Math.max(...stars) };
    });
    expect(bids.length).toBeGreaterThan(0);
    for (const { bid, most } of bids) expect(bid).toBeLessThanOrEqual(most + 1);
  });

  test('stops with a finished movie and an action left only where its release would end the season', () => {
    // An agent does not even there.
    const mayWait = level === 'mogul';
    const stops = leftUnreleased(decided, 'season').filter(({ toCome }) => toCome > 1 || !mayWait);
    expect(stops.length).toBeGreaterThan(0);
    for (const { seat, releases } of stops) expect([seat, releases]).toEqual([seat, []]);
  });

  test('[EPEND-2] leaves nothing in its last turn that could be released', () => {
    const stops = leftUnreleased(decided, 'last-round');
    // [EPEND-1] A single match may end at once, without a last round.
    expect(stops.length).toBeGreaterThanOrEqual(matches.length > 1 ? 1 : 0);
    for (const { seat, releases } of stops) expect([seat, releases]).toEqual([seat, []]);
  });

  test('is never at a loss for long: it does something in one of a few turns', () => {
    const idle = matches.flatMap(idleRuns);
    expect(idle.length).toBeGreaterThan(20);
    expect(Math.max(...idle)).toBeLessThanOrEqual(4);
  });

  test('keeps out of bankruptcy', () => {
    const bankrupt = decided.filter(({ before }) => before.isBankrupt.includes(true));
    expect(bankrupt).toEqual([]);
  });

  test('makes movies: every player some, and two or more on average', () => {
    for (const match of matches) {
      const counts = match[match.length - 1]?.before.movies.map(({ length }) => length) ?? [0];
      expect(Math.min(...counts)).toBeGreaterThan(0);
      const all = counts.reduce((sum, count) => sum + count, 0);
      expect(all / counts.length).toBeGreaterThanOrEqual(2);
    }
  });
});
