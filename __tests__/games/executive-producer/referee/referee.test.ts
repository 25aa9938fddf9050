import type { DirectorTrait } from '../../../../src/games/executive-producer/vocabulary';
import { disordered, linesLike } from './mutations';
import { offersOf } from './offers';
import { referee } from './referee';
import { CARDS, type Ids } from './rows';
import { sample } from './sample';

/** Of one line; those of the deal would be hundreds. */
const MOST_LIES = 25;
const LENGTHS = ['intro', 'short', 'medium', 'full'] as const;

/** Short matches to lie about; in the last one somebody storms out. */
const matches = ([[2], [3], [4], [5], [3, 2]] as const).map(
  ([players, ...more]) => sample(players, 'intro', ['tampered', players, ...more].join(' ')).lines,
);

function typeOf(line: string): string {
  return (JSON.parse(line) as { readonly type: string }).type;
}

describe('a referee that knows the pages and the cards only', () => {
  it.each([2, 3, 4, 5])('follows matches of %i players, and offers what they offer', (players) => {
    for (const length of LENGTHS) {
      const { lines, offered } = sample(players, length, `referee ${players} ${length}`);
      let turns = 0;
      const foul = referee(lines, (table, turn) => {
        expect(offered[turns]?.join('\n')).toBe(offersOf(table, turn).join('\n'));
        turns += 1;
      });
      expect(foul).toBeUndefined();
      expect(turns).toBe(offered.length);
    }
  });
});

describe('the referee notices', () => {
  it('every single value that is another, in every kind of line', () => {
    const seen = new Set<string>();
    for (const lines of matches)
      for (const [at, text] of lines.entries()) {
        const kind = typeOf(text);
        if (seen.has(kind)) continue;
        seen.add(kind);
        const lies = linesLike(text);
        const every = Math.ceil(lies.length / MOST_LIES);
        for (const lie of lies.filter((_, index) => index % every === 0)) {
          const told = lines.map((line, index) => (index === at ? lie : line));
          expect([lie, referee(told)]).toEqual([lie, expect.stringMatching(/^line \d+: /)]);
        }
      }
    expect(seen.size).toBeGreaterThan(30);
  });

  it('lines that are missing, told twice or out of order, and names one nearby', () => {
    const [lines = []] = matches;
    for (let at = 0; at < lines.length; at += 11)
      for (const told of disordered(lines, at)) {
        const number = Number(/^line (\d+): /.exec(referee(told) ?? '')?.[1]);
        expect(number).toBeGreaterThan(at);
        expect(number).toBeLessThanOrEqual(at + 3);
      }
  });

  it('a match that breaks off, and one that goes on', () => {
    const [lines = []] = matches;
    expect(referee(lines.slice(0, -1))).toMatch('breaks off');
    expect(referee([...lines, '{"type":"end"}'])).toMatch('after the end');
  });
});

/** The same rows with something else on them. */
function changed<Row>(rows: Ids<Row>, change: (row: Row) => Partial<Row>): Ids<Row> {
  return Object.fromEntries(
    Object.entries(rows).map(([id, row]) => [id, { ...row, ...change(row) }]),
  );
}

/** What the referee says of honest matches if cards said something else: by that, their decisions break the rules. */
function foulsWith(cards: Partial<typeof CARDS>): readonly string[] {
  const known = { ...CARDS };
  Object.assign(CARDS, cards);
  try {
    return matches.flatMap((lines) => {
      const told = lines.map((line) =>
        typeOf(line) === 'cards' ? JSON.stringify({ type: 'cards', ...CARDS }) : line,
      );
      return referee(told) ?? [];
    });
  } finally {
    Object.assign(CARDS, known);
  }
}

describe('the referee holds decisions to the cards', () => {
  const traits: readonly DirectorTrait[] = ['perfectionist'];
  const impossible = [{ kind: 'at-least', count: 99, of: 'roles' }] as const;

  it.each([
    [
      'EPACTOR-2',
      'cannot work',
      { actors: changed(CARDS.actors, () => ({ refuses: ['drama'] as const })) },
    ],
    [
      'EPDIRECTOR-1',
      'cannot work',
      {
        actors: changed(CARDS.actors, () => ({ trait: 'difficult' })),
        directors: changed(CARDS.directors, () => ({ traits })),
      },
    ],
    ['EPDIRECTOR-2', 'is no Writer', { directors: changed(CARDS.directors, () => ({ traits })) }],
    ['EPACTOR-1', 'cannot work', { scripts: changed(CARDS.scripts, () => ({ roles: 1 })) }],
    [
      'EPRELEASE-1',
      'is not finished',
      { scripts: changed(CARDS.scripts, ({ roles }) => ({ roles: roles + 1 })) },
    ],
    [
      'EPNEWS-1',
      'the conditions of',
      { news: changed(CARDS.news, () => ({ conditions: impossible })) },
    ],
    [
      'EPAWARD-4',
      'award-opened',
      { awards: changed(CARDS.awards, () => ({ conditions: impossible })) },
    ],
    [
      'EPMOGUL-1',
      'no action left',
      { abilities: changed(CARDS.abilities, () => ({ costsAction: true })) },
    ],
    [
      'EPMOGUL-1',
      'is not professional',
      {
        abilities: changed(CARDS.abilities, ({ effect }) => ({
          effect: effect.kind === 'dismiss' ? { ...effect, trait: 'professional' } : effect,
        })),
      },
    ],
    [
      'EPRELEASE-2',
      'dice are rolled',
      {
        scripts: changed(CARDS.scripts, ({ ratings: { review, boxOffice } }) => ({
          ratings: { review: review + 1, boxOffice },
        })),
      },
    ],
    [
      'EPOBJECTIVE-1',
      'objective-revealed was due',
      {
        objectives: changed(CARDS.objectives, () => ({
          goal: { kind: 'movies', count: 1, conditions: [] },
        })),
      },
    ],
  ] as readonly (readonly [string, string, Partial<typeof CARDS>])[])(
    '%s',
    (_rule, says, cards) => {
      expect(foulsWith(cards).join('\n')).toMatch(says);
    },
  );
});
