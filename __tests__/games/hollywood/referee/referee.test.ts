import { referee, splitMatches } from './referee';
import type { Film, Star } from './referee-lines';
import {
  NOTHING,
  breaks,
  cardOf,
  columnsOf,
  edit,
  findFrom,
  four,
  insert,
  lineWith,
  matchWith,
  nth,
  recast,
  reelsBefore,
  rulesOf,
  scoresOf,
  starClaim,
  swap,
  text,
  three,
  winnersIn,
} from './referee-mutations';
import { GENRES, lcg, playMatch } from './referee-sample';
import type { Entry, Order } from './referee-sample';
import { scoreOf, winnersOf } from './referee-scores';
import type { Movie, Studio } from './referee-scores';

const ORDERS: readonly Order[] = ['top-first', 'bottom-first'];

describe('clean transcripts', () => {
  for (const players of [3, 4]) {
    for (const order of ORDERS) {
      for (const advanced of [false, true]) {
        it(`accepts ${players} players, ${order}, advanced ${advanced}`, () => {
          for (let seed = 1; seed <= 60; seed += 1) {
            expect(referee(text(playMatch({ players, order, advanced, seed })))).toEqual([]);
          }
        });
      }
    }
  }

  it('accepts a text without a final line break', () => {
    expect(referee(text(three).trimEnd())).toEqual([]);
  });

  it('[CLAP-2] lets the last player with reels go on after a clap', () => {
    const [log] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => {
        const alone = [0, 1, 2].every((s) => s === e.seat || reelsBefore(all, i, s) === 0);
        return e.type === 'clap' && alone;
      }),
    );
    expect(rulesOf(log)).toEqual([]);
  });

  it('[CLAIM-3] takes two bare cards of one column in either order', () => {
    const [log, at] = matchWith(
      { players: 3, order: 'bottom-first' },
      lineWith((e, i, all) => {
        return e.type === 'aside' && all[i + 1]?.column === e.column;
      }),
    );
    expect(rulesOf(log)).toEqual([]);
    expect(rulesOf(swap(log, at, at + 1))).toEqual([]);
  });

  it('[SCORE-6] accepts shared wins, listed in any order', () => {
    const [log, winners] = matchWith({ players: 4 }, (all) => {
      return winnersIn(all).length > 1 && winnersIn(all);
    });
    expect(rulesOf(log)).toEqual([]);
    expect(rulesOf(edit(log, log.length - 1, { winners: [...winners].reverse() }))).toEqual([]);
  });

  it('[EX-1] scores the worked example', () => {
    const film = (award = false): Film => {
      return { id: 'f', name: 'f', kind: 'film', genre: 'horror', award };
    };
    const films = (count: number): Film[] => Array.from({ length: count }, () => film());
    const movie = (rating: number, cards: readonly Film[]): Movie => {
      const star: Star = { id: 's', name: 's', kind: 'star', rating };
      return { genre: 'horror', films: cards, star };
    };
    const studio = (blockbusters: number, made: Movie[], open: number[]): Studio => ({
      blockbusters,
      movies: made,
      projects: new Map(open.map((count, i) => [GENRES[i] ?? 'horror', films(count)])),
    });
    const scores = [
      studio(2, [movie(3, films(2)), movie(1, films(1)), movie(2, films(1))], [2, 1]),
      studio(
        1,
        [movie(3, [film(true), ...films(2)]), movie(2, films(2)), movie(2, films(1))],
        [1, 1, 1],
      ),
      studio(0, [movie(2, films(4)), movie(1, films(2))], [3, 1]),
    ].map((each) => scoreOf(each, null));
    expect(scores.map((score) => score.total)).toEqual([15, 20, 13]);
    expect(scores.map((score) => score.movies)).toEqual([
      [6, 1, 2],
      [12, 4, 2],
      [8, 2],
    ]);
    expect(winnersOf(scores)).toEqual([1]);
  });
});

describe('splitMatches', () => {
  it('cuts a file into matches that are clean one by one', () => {
    const pieces = splitMatches(text(three) + text(four) + text(three));
    expect(pieces).toEqual([text(three), text(four), text(three)]);
    expect(pieces.flatMap((piece) => referee(piece))).toEqual([]);
  });

  it('keeps stray lines where the referee will meet them', () => {
    const pieces = splitMatches(`hello\n${text(three)}stray\n${text(four)}`);
    expect(pieces.map((piece) => referee(piece).length)).toEqual([1, 1, 0]);
  });

  it('finds no match in an empty text', () => {
    expect(splitMatches('')).toEqual([]);
  });
});

describe('broken form', () => {
  const game = three[0] ?? NOTHING;
  const place = nth(three, 'place');
  const film = findFrom(three, (e) => e.type === 'claim' && cardOf(e).kind === 'film');
  const starId =
    columnsOf(three, 1)
      .flat()
      .find((card) => card.kind === 'star')?.id ?? '';
  const cases: [string, Entry[]][] = [
    ['an unknown type', edit(three, place, { type: 'pass' })],
    ['an extra key', edit(three, place, { note: 1 })],
    ['a missing key', edit(three, place, { column: undefined })],
    ['a seat given as text', edit(three, place, { seat: '0' })],
    ['a seat out of range', edit(three, place, { seat: 3 })],
    ['a column out of range', edit(three, place, { column: 4 })],
    ['a fractional column', edit(three, place, { column: 0.5 })],
    ['a row out of range', edit(three, nth(three, 'claim', 11), { row: 3, column: 3 })],
    ['a project on a film', edit(three, film, { project: 'horror' })],
    ['an unknown genre', edit(three, findFrom(three, starClaim), { project: 'western' })],
    ['an extra key on a card', edit(three, film, { card: { ...cardOf(three[film]), age: 1 } })],
    ['a star rating of four', recast(three, starId, { rating: 4 })],
    ['a name that is a number', recast(three, starId, { name: 7 })],
    ['an award flag given as text', recast(three, cardOf(three[film]).id, { award: 'yes' })],
    ['a wrong round number', edit(three, 1, { round: 2 })],
    ['another game', edit(three, 0, { game: 'chess' })],
    ['a numeric seed', edit(three, 0, { seed: 7 })],
    ['an unknown option', edit(three, 0, { options: { ...game.options, fast: true } })],
    ['an unknown claim order', edit(three, 0, { options: { ...game.options, claimOrder: '' } })],
    ['no game line', three.slice(1)],
    ['a second game line', insert(three, 5, game)],
    ['a truncated match', three.slice(0, -1)],
    ['a score missing', edit(three, three.length - 1, { scores: scoresOf(three).slice(1) })],
    ['a winner out of range', edit(three, three.length - 1, { winners: [3] })],
    [
      'a winner named twice',
      edit(three, three.length - 1, { winners: [...winnersIn(three), ...winnersIn(three)] }),
    ],
    ['a line after the end', [...three, { type: 'clap', seat: 0 }]],
    ['a whole match after the end', [...three, ...four]],
  ];
  it.each(cases)('[FORMAT] reports %s', (_, broken) => breaks(three, broken, 'FORMAT'));

  it('[FORMAT] reports a star claim without a project key', () => {
    const at = findFrom(three, starClaim);
    breaks(three, edit(three, at, { project: undefined }), 'FORMAT');
  });

  it('[FORMAT] gives the line of a garbage line, and of a blank one', () => {
    const lines = text(three).split('\n');
    for (const garbage of ['}{', '', 'null', '[]', '12', '"place"', '{"type":"__proto__"}']) {
      const broken = [...lines.slice(0, 6), garbage, ...lines.slice(6)].join('\n');
      expect(referee(broken)).toEqual([expect.objectContaining({ line: 7, rule: 'FORMAT' })]);
    }
  });

  it('[FORMAT] reports a key that stands twice in one line', () => {
    const broken = text(three).replace('{"type":"place",', '{"type":"place","seat":0,');
    expect(referee(broken).map((found) => found.rule)).toEqual(['FORMAT']);
  });

  it('[FORMAT] reports text of any kind after the end', () => {
    for (const tail of ['bye', '\n', ' ']) {
      expect(referee(text(three) + tail).map((found) => found.rule)).toEqual(['FORMAT']);
    }
  });

  it('never throws, whatever it is given', () => {
    const whole = text(four);
    const random = lcg(99);
    expect(referee('')[0]?.rule).toBe('FORMAT');
    expect(referee('['.repeat(50000))[0]?.rule).toBe('FORMAT');
    for (let i = 0; i < 300; i += 1) {
      const at = random(whole.length);
      const cut = whole.slice(0, at) + '0{}",:nul'.charAt(random(9)) + whole.slice(at + random(4));
      expect(() => referee(cut)).not.toThrow();
      expect(() => splitMatches(cut)).not.toThrow();
    }
    for (const junk of [
      'null',
      '{}',
      '[]',
      '{"type":"end"}',
      '{"type":"deal","columns":[[null]]}',
    ]) {
      expect(referee(`${text(three.slice(0, 1))}${junk}\n`)[0]?.rule).toBe('FORMAT');
    }
  });
});
