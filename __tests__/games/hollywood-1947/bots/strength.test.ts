import { calibrationOf } from '../../../../scripts/arena/1947/calibration';
import { outcomesOf } from '../../../../scripts/arena/1947/matches';
import { castingOf, duels, goalOf, PLAIN } from '../../../../scripts/arena/1947/tables';
import type { Loyalty } from '../../../../src/games/hollywood-1947/vocabulary';

/** How many of these matches a role wins, played by a level among the weakest. */
function wins(role: Loyalty, level: string, players: number, matches: number): number {
  const casting = castingOf('extra', role, level);
  const outcomes = outcomesOf({ casting, players, options: PLAIN }, 0, matches);
  return outcomes.filter((winner) => winner === role).length;
}

describe('the strongest level among the weakest', () => {
  it.each([
    ['patriot', 5, 36, 3],
    ['communist', 7, 60, 3],
  ] as const)('wins more as %s at a table of %i', (role, players, matches, more) => {
    expect(wins(role, 'mogul', players, matches)).toBeGreaterThanOrEqual(
      wins(role, 'extra', players, matches) + more,
    );
  });
});

it('every role that a table has is played by the other end of the levels, among all others', () => {
  const titles = (players: number, among: string) =>
    duels([players], among, PLAIN).map(({ title }) => title);
  expect(titles(5, 'extra')).toEqual(['extra', 'mogul as patriot', 'mogul as communist']);
  expect(titles(7, 'mogul')).toEqual([
    'mogul',
    'extra as patriot',
    'extra as communist',
    'extra as rising-star',
  ]);
  expect(duels([7], 'mogul', PLAIN)[2]?.series.casting).toEqual({
    patriot: 'mogul',
    communist: 'extra',
    'rising-star': 'mogul',
  });
});

it('the same matches come out the same, in one go or in parts', () => {
  const series = { casting: castingOf('extra'), players: 5, options: PLAIN };
  expect([...outcomesOf(series, 0, 3), ...outcomesOf(series, 3, 6)]).toEqual(
    outcomesOf(series, 0, 6),
  );
});

it('what is believed is mostly as true as it is sure', () => {
  const series = { casting: castingOf('agent'), players: 5, options: PLAIN };
  const bins = calibrationOf('agent', series, 0, 30);
  const all = bins.reduce((sum, { beliefs }) => sum + beliefs, 0);
  const off = bins.reduce((sum, bin) => sum + Math.abs(bin.sum - bin.communists), 0);
  expect(all).toBeGreaterThan(1000);
  expect(off / all).toBeLessThan(0.1);
});

it('a goal that is missed is marked', () => {
  expect(goalOf('patriot', 6, 40, 5)).toBe('');
  expect(goalOf('patriot', 6, 33, 5)).toBe('(?)');
  expect(goalOf('patriot', 6, 20, 5)).toBe('(!)');
  expect(goalOf('rising-star', 6, 40, 5)).toBe('(!)');
  expect(goalOf('rising-star', 3, 0, 0)).toBe('');
});
