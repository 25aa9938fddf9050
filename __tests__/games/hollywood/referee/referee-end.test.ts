import type { Film, Star } from './referee-lines';
import {
  NOTHING,
  breaks,
  cardOf,
  edit,
  editScore,
  insert,
  matchWith,
  nth,
  projectsBefore,
  scoresOf,
  three,
  winnersIn,
} from './referee-mutations';
import { playMatch } from './referee-sample';
import type { EndScore, Genre } from './referee-sample';
import { compareEnd, scoreOf } from './referee-scores';
import type { Studio } from './referee-scores';

describe('broken ends', () => {
  const last = three.length - 1;
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

  it('[END-1] reports a match that ends a round early, or goes on a round too long', () => {
    const end = three[last] ?? NOTHING;
    breaks(three, [...three.slice(0, nth(three, 'deal', 2)), end], 'END-1');
    breaks(three, insert(three, last, { ...(three[1] ?? NOTHING), round: 4 }), 'END-1');
  });

  it('[SCORE-1] reports blockbusters counted as cards', () => {
    const seat = scoresOf(three).findIndex((score) => score.blockbusters > 0);
    const blockbusters = (scoresOf(three)[seat]?.blockbusters ?? 0) / 2;
    breaks(three, editScore(three, seat, { blockbusters }), 'SCORE-1');
  });

  it('[SCORE-2] reports a movie that is off by one, missing or invented', () => {
    const seat = scoresOf(three).findIndex((score) => score.movies.length > 0);
    const [value = 0, ...rest] = scoresOf(three)[seat]?.movies ?? [];
    breaks(three, editScore(three, seat, { movies: [value + 1, ...rest] }), 'SCORE-2');
    breaks(three, editScore(three, seat, { movies: rest }), 'SCORE-2');
    breaks(three, editScore(three, seat, { movies: [value, ...rest, 0] }), 'SCORE-2');
  });

  it('[SCORE-2] reports an award film that was counted once', () => {
    type Found = { seat: number; index: number; rating: number };
    const [log, { seat, index, rating }] = matchWith({ players: 3 }, (all): Found | null => {
      const made = [0, 0, 0];
      const award = [
        new Set<Genre | undefined>(),
        new Set<Genre | undefined>(),
        new Set<Genre | undefined>(),
      ];
      for (const entry of all) {
        const owner = Number(entry.seat);
        if (entry.type !== 'claim') continue;
        if (cardOf(entry).award === true) award[owner]?.add(cardOf(entry).genre);
        if (cardOf(entry).kind !== 'star' || entry.project === null) continue;
        const found = { seat: owner, index: made[owner] ?? 0, rating: cardOf(entry).rating ?? 0 };
        if (award[owner]?.has(entry.project ?? undefined) === true) return found;
        made[owner] = found.index + 1;
      }
      return null;
    });
    const score = scoresOf(log)[seat];
    const movies = (score?.movies ?? []).map((value, i) => (i === index ? value - rating : value));
    const total = (score?.total ?? 0) - rating;
    breaks(log, editScore(log, seat, { movies, total }), 'SCORE-2');
  });

  it('[FORMAT] reports movies that are not in the order made', () => {
    const [log, seat] = matchWith({ players: 3 }, (all) => {
      const found = scoresOf(all).findIndex(({ movies }) => new Set(movies).size > 1);
      return found >= 0 && found;
    });
    const [a = 0, ...rest] = scoresOf(log)[seat]?.movies ?? [];
    const turned = rest.findIndex((value) => value !== a);
    const movies = [rest[turned] ?? 0, ...rest.map((value, i) => (i === turned ? a : value))];
    breaks(log, editScore(log, seat, { movies }), 'FORMAT');
  });

  it('[SCORE-3] reports a project that is off by one', () => {
    const project = (scoresOf(three)[1]?.project ?? 0) + 1;
    breaks(three, editScore(three, 1, { project }), 'SCORE-3');
  });

  it('[SCORE-3] reports points for two projects that are equally large', () => {
    const [log, seat] = matchWith({ players: 3 }, (all) => {
      const at = scoresOf(all).findIndex((score) => score.project === 0);
      const claims = all.filter((e) => e.type === 'claim' && e.seat === at);
      const tail = { type: 'none', seat: at };
      return claims.length > 0 && projectsBefore([...all, tail], all.length).size > 1 && [at];
    });
    breaks(log, editScore(log, seat[0] ?? 0, { project: 1 }), 'SCORE-3');
  });

  it('[SCORE-4] reports a total that is off by one', () => {
    breaks(three, editScore(three, 2, { total: (scoresOf(three)[2]?.total ?? 0) - 1 }), 'SCORE-4');
  });

  it('[SCORE-4] reports a wrong winner, an extra one and none', () => {
    const [winner = 0] = winnersIn(three);
    const other = (winner + 1) % 3;
    for (const winners of [[other], [winner, other], []]) {
      breaks(three, edit(three, last, { winners }), 'SCORE-4');
    }
  });

  it('[SCORE-5] reports a tie that was not broken by the best movie', () => {
    const [log, tied] = matchWith({ players: 4 }, (all) => {
      const totals = scoresOf(all).map((score) => score.total);
      const leaders = totals.flatMap((t, seat) => (t === Math.max(...totals) ? [seat] : []));
      return leaders.length > 1 && winnersIn(all).length === 1 && leaders;
    });
    const end = log.length - 1;
    breaks(log, edit(log, end, { winners: tied }), 'SCORE-5');
    const losers = tied.filter((seat) => !winnersIn(log).includes(seat));
    breaks(log, edit(log, end, { winners: losers }), 'SCORE-5');
  });

  it('[SCORE-6] reports a shared win given to one seat only', () => {
    const [log, winners] = matchWith({ players: 4 }, (all) => {
      return winnersIn(all).length > 1 && winnersIn(all);
    });
    breaks(log, edit(log, log.length - 1, { winners: winners.slice(0, 1) }), 'SCORE-6');
  });

  it('[SCORE-5] [SCORE-6] tells an unbroken tie from a share that was withheld', () => {
    const film: Film = { id: 'f', name: 'f', kind: 'film', genre: 'action', award: false };
    const star: Star = { id: 's', name: 's', kind: 'star', rating: 2 };
    const maker = (): Studio => {
      return {
        blockbusters: 0,
        movies: [{ genre: 'action', films: [film], star }],
        projects: new Map(),
      };
    };
    const buyer: Studio = { blockbusters: 1, movies: [], projects: new Map() };
    const studios = [maker(), maker(), buyer];
    const scores = studios.map((studio) => scoreOf(studio, null));
    const rules = (winners: number[]): string[] =>
      compareEnd({ type: 'end', scores, winners }, studios, null).map((found) => found.rule);
    expect(rules([0, 1])).toEqual([]);
    expect(rules([0, 1, 2])).toEqual(['SCORE-5']);
    expect(rules([2])).toEqual(['SCORE-5']);
    expect(rules([1])).toEqual(['SCORE-6']);
  });

  /** A seat and movie whose points change in the advanced game by the wanted factor. */
  const advancedCase = (wanted: (basic: number, multiplied: number) => boolean) => {
    for (let seed = 1; ; seed += 1) {
      const log = playMatch({ players: 3, advanced: true, seed });
      const basic = scoresOf(playMatch({ players: 3, advanced: false, seed }));
      const pairs = scoresOf(log).flatMap((score, seat) =>
        score.movies.map((value, index) => ({ seat, index, value })),
      );
      const hit = pairs.find((p) => wanted(basic[p.seat]?.movies[p.index] ?? 0, p.value));
      if (hit !== undefined) return { log, plain: basic[hit.seat], seat: hit.seat };
    }
  };

  it('[ADV-1] reports a multiplier that was left out', () => {
    const { log, plain, seat } = advancedCase((basic, value) => value > basic);
    const score = scoresOf(log)[seat];
    const movies = (score?.movies ?? []).map((v, i) => {
      return v === 0 ? v : (plain?.movies[i] ?? 0);
    });
    const total = (score?.total ?? 0) - sum(score?.movies ?? []) + sum(movies);
    breaks(log, editScore(log, seat, { movies, total }), 'ADV-1');
  });

  it('[ADV-2] reports points for a movie whose genre was never set aside', () => {
    const { log, plain, seat } = advancedCase((_, value) => value === 0);
    const movies = (scoresOf(log)[seat]?.movies ?? []).map((v, i) => {
      return v === 0 ? (plain?.movies[i] ?? 0) : v;
    });
    breaks(log, editScore(log, seat, { movies }), 'ADV-2');
  });

  it('[SCORE-2] reports scores of the advanced game in a basic one', () => {
    const { log } = advancedCase((basic, value) => value > basic);
    const options = { advanced: false, claimOrder: 'top-first' };
    breaks(log, edit(log, 0, { options }), 'SCORE-2');
  });

  it('[ADV-3] reports a tie broken by movies as they were before multiplying', () => {
    const best = (score: EndScore | undefined): number => Math.max(0, ...(score?.movies ?? []));
    const [log, wrong] = matchWith({ players: 3, advanced: true }, (all) => {
      const basic = scoresOf(playMatch({ players: 3, seed: Number(all[0]?.seed) }));
      const [winner = 0, ...others] = winnersIn(all);
      const total = scoresOf(all)[winner]?.total;
      const rival = scoresOf(all).findIndex((score, seat) => {
        return score.total === total && best(basic[seat]) > best(basic[winner]);
      });
      return others.length === 0 && rival >= 0 && [rival];
    });
    breaks(log, edit(log, log.length - 1, { winners: wrong }), 'SCORE-5');
  });
});
