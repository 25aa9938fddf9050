import { type Bot, randomBot } from '../../../src/engine/bot';
import { allOptions } from '../../../src/engine/options';
import { seedOf } from '../../../src/engine/seed';
import { findEveryGame } from '../../../src/games/every';
import { transcriptOf } from '../../../scripts/lib/transcript';
import { referee } from './referee';

const entry = findEveryGame('hollywood-1947');
if (entry === undefined) throw new Error('The game is there');
const { game } = entry;

function transcript(
  players: number,
  options: object,
  text: string,
  bot: Bot = randomBot,
): readonly string[] {
  const bots = Array.from({ length: players }, () => bot);
  if (entry === undefined) throw new Error('The game is there');
  return [...transcriptOf(entry, bots, options, seedOf(text))];
}

/** Hands out costumes whenever that can be done. */
const tailor: Bot = {
  ...randomBot,
  choose: (_view, _seat, legal, random) =>
    legal.find((action) => 'job' in action && action.job === 'costume-designer') ??
    random.pick(legal),
};

const SELDOM = ['poster-shown', 'posters-drawn', 'costumes-drawn', 'costume-worn', 'card-removed'];

describe('a referee that knows the pages only', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('follows matches of %i players to the end', (players) => {
    const tables = allOptions<object>(game.options, players).filter(
      (_, index) => index % 5 === players % 5,
    );
    for (const [index, options] of tables.entries())
      expect(referee(transcript(players, options, `referee ${players} ${index}`))).toEqual([]);
  });

  const [plain = {}] = allOptions<object>(game.options, 6);
  /** A match in which all of it happens. */
  function eventful(): readonly string[] {
    for (let match = 0; match < 60; match += 1) {
      const lines = transcript(6, { ...plain, costumes: true }, `tampered ${match}`);
      const isIn = (type: string) => lines.some((line) => line.startsWith(`{"type":"${type}"`));
      if (SELDOM.every(isIn)) return lines;
    }
    throw new Error('Nothing happens');
  }
  const good = eventful();

  /** The first line of a type, changed. */
  function tampered(type: string, change: (line: Record<string, unknown>) => object): string[] {
    const at = good.findIndex((line) => line.startsWith(`{"type":"${type}"`));
    const line = JSON.parse(good[at] ?? '') as Record<string, unknown>;
    return good.map((text, index) => (index === at ? JSON.stringify(change(line)) : text));
  }

  it.each([
    ['another winner', 'premiere', (line) => ({ ...line, winners: ['nobody'] })],
    ['other symbols', 'premiere', (line) => ({ ...line, symbols: { patriot: 9, communist: 9 } })],
    ['another card drawn', 'cards-drawn', (line) => ({ ...line, hidden: { cards: ['x'] } })],
    ['another card removed', 'card-removed', (line) => ({ ...line, hidden: { cards: ['x'] } })],
    ['another count', 'cast-complete', (line) => ({ ...line, added: [9] })],
    [
      'another first player',
      'round-begun',
      (line) => ({ ...line, first: Number(line['first']) + 1 }),
    ],
    ['another poster on top', 'poster-shown', (line) => ({ ...line, poster: 'x' })],
    ['other posters drawn', 'posters-drawn', (line) => ({ ...line, hidden: { posters: ['x'] } })],
    ['other costumes drawn', 'costumes-drawn', (line) => ({ ...line, hidden: { costumes: [] } })],
    ['a costume not drawn', 'costume-given', (line) => ({ ...line, costume: 'x' })],
    ['a costume nobody has', 'costume-worn', (line) => ({ ...line, costume: 'x' })],
    ['another end', 'end', (line) => ({ ...line, winners: [] })],
  ] as readonly (readonly [string, string, (line: Record<string, unknown>) => object])[])(
    'notices %s',
    (_what, type, change) => {
      expect(referee(tampered(type, change)).length).toBeGreaterThan(0);
    },
  );

  it('notices a turn out of turn', () => {
    // Claims and costumes are for everybody, at any time.
    const at = good.findIndex((line) => /^{"type":"decision".*"type":"(swap|reroll)"/.test(line));
    const line = JSON.parse(good[at] ?? '') as { readonly seat: number };
    const turned = JSON.stringify({ ...line, seat: line.seat + 1 });
    expect(referee(good.with(at, turned)).length).toBeGreaterThan(0);
  });

  it('notices somebody with a costume who is not asked at the last call', () => {
    const matches = [1, 2, 3, 4].map((match) =>
      transcript(5, { ...plain, costumes: true }, `last call ${match}`, tailor),
    );
    const complaints = matches.flatMap((lines) => {
      const passes = lines.flatMap((line, at) => (line.includes('"type":"pass"') ? at : []));
      return passes.flatMap((at) => referee([...lines.slice(0, at), ...lines.slice(at + 2)]));
    });
    expect(complaints.join('\n')).toMatch('not asked at the last call');
  });

  it('notices a turn before all have seen their cards, and somebody who has nothing to see', () => {
    const [early, twice] = [good.slice(), good.slice()];
    const at = good.findIndex((line) => line.endsWith('"action":{"type":"seen"}}'));
    early.splice(at, 1);
    twice.splice(at, 0, good[at] ?? '');
    for (const lines of [early, twice])
      expect(referee(lines).join()).toMatch(/yet to see something|nothing to see/);
  });

  it('notices a match that breaks off', () => {
    expect(referee(good.slice(0, -1))).toContain('the match has no end');
  });
});
