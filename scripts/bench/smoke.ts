import { checkGame, describe, type SuiteSize } from '../../src/engine/conformance/suite';
import { hashHex } from '../../src/engine/hash';
import { canonicalJson, sameJson } from '../../src/engine/json';
import { allOptions, parseOptions } from '../../src/engine/options';
import { checkPlayers } from '../../src/engine/players';
import { randomBot } from '../../src/engine/bot';
import { parseSeed, seedKey, seedOf } from '../../src/engine/seed';
import { simulate } from '../../src/engine/simulate';
import { EVERY_GAME } from '../../src/games/every';

/*
 * What must come out the same on every JavaScript engine: matches of every game at every table size, what a typed
 * seed and a typed name come to, and the verdict of the conformance suite.
 */

declare const print: ((line: string) => void) | undefined;

const TYPED = [
  '7',
  '  Mixed CASE ',
  'ÉTOILE',
  'e\u0301toile',
  'ﬁlm noir',
  '🎬 take two',
  'straße',
  'İzmir',
];

function seedKeys(): readonly string[] {
  return TYPED.map((typed) => {
    const seed = parseSeed(typed);
    return seed.ok ? seedKey(seed.value) : seed.error.code;
  });
}

function nameErrors(): unknown {
  const look = { kind: 'person', colour: 'ruby', glyph: 'star' } as const;
  return ['Ada', ' ada ', '', '\u200b', 'x'.repeat(17), '\ud83c', '👩‍🎤 Zoë'].map((name) =>
    checkPlayers([
      { ...look, name },
      { ...look, name: 'ADA', colour: 'jade', glyph: 'moon' },
    ]),
  );
}

function matchHashes(): readonly string[] {
  return EVERY_GAME.flatMap(({ game }) => {
    const seats = [game.seats.min, game.seats.max];
    return seats.map((count) => {
      const bots = Array.from({ length: count }, () => randomBot);
      const steps = [...simulate(game, bots, defaultsOf(game), seedOf('every engine'))];
      return `${game.id} ${count}: ${hashHex(canonicalJson(steps))}`;
    });
  });
}

function defaultsOf(game: (typeof EVERY_GAME)[number]['game']): object {
  const options = parseOptions<object>(game.options, {}, game.seats.min);
  if (!options.ok) throw new Error('Defaults are options');
  return options.value;
}

/** Of large games the smallest and the largest table without options, and few positions: this engine is slow. */
const LARGE_FROM = 5;

function sizeFor(game: (typeof EVERY_GAME)[number]['game']): SuiteSize {
  const { seats } = game;
  if (seats.max < LARGE_FROM) return { matches: 1, stride: 40 };
  const [plain] = allOptions<object>(game.options, seats.max);
  const isPlain = (options: object) => sameJson(options, plain);
  return {
    matches: 1,
    stride: 60,
    isWanted: (count, options) => (count === seats.min || count === seats.max) && isPlain(options),
  };
}

const reports = EVERY_GAME.map(({ game, bots }) => checkGame(game, bots, sizeFor(game)));

const report = JSON.stringify({
  seedKeys: seedKeys(),
  nameErrors: nameErrors(),
  matches: matchHashes(),
  verdicts: reports.map(describe),
  checked: reports.map((report) => report.matches),
});
if (typeof print === 'function') print(report);
else console.log(report);
