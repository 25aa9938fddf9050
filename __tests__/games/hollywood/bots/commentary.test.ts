import { randomBot } from '../../../../src/engine/bot';
import { findAction } from '../../../../src/engine/game';
import { type Match, matchAt } from '../../../../src/engine/match';
import { finish } from '../../../../src/engine/steps';
import { botOf } from '../../../../src/games/hollywood/bots/bots';
import {
  type Analysis,
  analyse,
  lossOf,
  NOTABLE_LOSS,
  seatsTalkedAbout,
} from '../../../../src/games/hollywood/bots/commentary';
import { LEVEL_TABLE } from '../../../../src/games/hollywood/bots/levels';
import { storyOf } from '../../../../src/games/hollywood/bots/story';
import type { Hollywood } from '../../../../src/games/hollywood/types';
import { playedByBots } from '../../../support/bot-matches';

const PLAYOUTS = 400;

const able = botOf('mogul', { ...LEVEL_TABLE.mogul, playouts: PLAYOUTS });

function analysed(match: Match<Hollywood>, playouts = PLAYOUTS): Analysis {
  return finish(analyse(match, playouts));
}

const MIXED = playedByBots([able, randomBot, able, randomBot], 'first night', {
  people: [0, 1],
  options: { advanced: true },
});
const BOTS = playedByBots([able, randomBot, able], 'matinee');

describe.each([
  ['people and bots', MIXED],
  ['bots alone', BOTS],
])('the commentary on a match of %s', (_name, match) => {
  const analysis = analysed(match);
  const { chances, remarks } = analysis;
  const story = storyOf(match, analysis);

  it('knows everybody’s chance at every moment, adding up to one', () => {
    expect(chances).toHaveLength(match.turns.length + 1);
    for (const moment of chances) {
      expect(moment).toHaveLength(match.setup.players.length);
      for (const chance of moment) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expect(moment.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
    }
  });

  it('ends with what became of it', () => {
    const winners = match.game.outcome(match.state)?.winners ?? [];
    const last = match.setup.players.map((_, seat) =>
      winners.some((winner) => winner === seat) ? 1 / winners.length : 0,
    );
    expect(winners.length).toBeGreaterThan(0);
    chances.at(-1)?.forEach((chance, seat) => {
      expect(chance).toBeCloseTo(last[seat] ?? -1, 3);
    });
  });

  it('says something of every choice of those it talks about, and never less than nothing was lost', () => {
    const choices = match.turns.flatMap(({ seat }, turn) => {
      const before = matchAt(match, turn);
      const isChoice = before.game.legalActions(before.state, seat).length > 1;
      return isChoice && seatsTalkedAbout(match).includes(seat) ? [turn] : [];
    });
    expect(remarks.map(({ turn }) => turn)).toEqual(choices);
    for (const remark of remarks) {
      expect(lossOf(remark)).toBeGreaterThanOrEqual(0);
      expect(remark.stakes).toBeGreaterThanOrEqual(0);
      expect(remark.better !== undefined).toBe(lossOf(remark) >= NOTABLE_LOSS);
    }
  });

  it('names as better only what could have been done instead', () => {
    const slips = remarks.filter(({ better }) => better !== undefined);
    expect(slips.length).toBeGreaterThan(0);
    for (const { turn, better } of slips) {
      const before = matchAt(match, turn);
      const decision = match.turns[turn];
      const legal = before.game.legalActions(before.state, decision?.seat ?? 0);
      expect(findAction(legal, better)).toBeDefined();
      expect(better).not.toEqual(decision?.action);
    }
  });

  it('names a few turning points, the largest changes of all, in their order', () => {
    const { turningPoints } = story;
    expect(turningPoints.length).toBeGreaterThan(0);
    expect(turningPoints.length).toBeLessThanOrEqual(6);
    const turns = turningPoints.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    const swings = match.turns.map((_, turn) =>
      Math.max(
        ...(chances[turn + 1] ?? []).map((chance, seat) =>
          Math.abs(chance - (chances[turn]?.[seat] ?? 0)),
        ),
      ),
    );
    const named = turningPoints.map(({ before, after }) => Math.abs(after - before));
    const largest = [...swings].sort((a, b) => b - a).slice(0, named.length);
    expect([...named].sort((a, b) => b - a)).toEqual(largest);
  });

  it('adds up what each of them gave away', () => {
    expect(story.verdicts.map(({ seat }) => seat)).toEqual(seatsTalkedAbout(match));
    const all = remarks.reduce((sum, remark) => sum + lossOf(remark), 0);
    const given = story.verdicts.reduce((sum, verdict) => sum + verdict.given, 0);
    expect(given).toBeCloseTo(all, 6);
  });
});

it('talks about people where there are any, about everybody otherwise', () => {
  expect(seatsTalkedAbout(MIXED)).toEqual([0, 1]);
  expect(seatsTalkedAbout(BOTS)).toEqual([0, 1, 2]);
});

it('is the same every time', () => {
  expect(analysed(BOTS, 60)).toEqual(analysed(BOTS, 60));
});

it('tells how far it is, can be left at any step, and another run does not notice', () => {
  const left = analyse(BOTS, 60);
  for (let step = 0; step < 40; step += 1) left.next();
  left.return({ chances: [], remarks: [] });
  expect(left.next().done).toBe(true);
  const progress: number[] = [];
  const steps = analyse(BOTS, 60);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) progress.push(step.value);
  expect(progress[0]).toBe(0);
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(step.value).toEqual(analysed(BOTS, 60));
});

it('finds little to blame in play as strong as itself, and much in play at random', () => {
  const lost = { able: 0, random: 0 };
  const count = { able: 0, random: 0 };
  for (const text of ['one', 'two', 'three', 'four']) {
    const match = playedByBots([able, randomBot, able, randomBot], text);
    for (const remark of analysed(match).remarks) {
      const who = (match.turns[remark.turn]?.seat ?? 0) % 2 === 0 ? 'able' : 'random';
      lost[who] += lossOf(remark);
      count[who] += 1;
    }
  }
  expect(lost.able / count.able).toBeLessThan(0.008);
  expect(lost.random / count.random).toBeGreaterThan(0.012);
});
