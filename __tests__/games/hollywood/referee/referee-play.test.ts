import { referee } from './referee';
import {
  NOTHING,
  breaks,
  cardOf,
  columnsOf,
  edit,
  findFrom,
  four,
  insert,
  isTurn,
  lineWith,
  matchWith,
  nth,
  projectsBefore,
  recast,
  reelsBefore,
  rulesOf,
  starClaim,
  swap,
  text,
  three,
  without,
} from './referee-mutations';
import { GENRES, playMatch } from './referee-sample';
import type { Entry, Genre, Order } from './referee-sample';

describe('broken deals', () => {
  const second = nth(three, 'deal', 1);
  const dealt = columnsOf(three, 1).flat();
  const starId = dealt.find((card) => card.kind === 'star')?.id ?? '';
  const plainFilm = dealt.find((card) => card.kind === 'film' && card.award === false);

  it('[SETUP-1] reports a match of five', () => {
    breaks(three, edit(three, 0, { players: 5 }), 'SETUP-1');
  });

  it('[DEAL-1] reports a deal with four stars', () => {
    const gone = { genre: undefined, award: undefined };
    const broken = recast(three, plainFilm?.id ?? '', { ...gone, kind: 'star', rating: 1 });
    breaks(three, broken, 'DEAL-1');
  });

  it('[DEAL-1] reports a turn before the cards of the round are out', () => {
    breaks(three, without(three, second), 'DEAL-1');
  });

  it('[DEAL-2] reports columns of other sizes', () => {
    const [a = [], b = [], c = [], d = []] = columnsOf(three, 1);
    breaks(three, edit(three, 1, { columns: [c, d, a, b] }), 'DEAL-2');
    breaks(three, edit(three, 1, { columns: [a, b, c] }), 'DEAL-2');
  });

  it('[SETUP-2] reports a card that is dealt again in a later round', () => {
    const columns = columnsOf(three, second);
    const movieCard = columns.flat().find((card) => card.kind !== 'star');
    const repeated = dealt.find((card) => card.kind !== 'star') ?? dealt[0];
    const again = columns.map((col) =>
      col.map((card) => (card === movieCard ? (repeated ?? card) : card)),
    );
    breaks(three, edit(three, second, { columns: again }), 'SETUP-2');
  });

  it('[CARDS-5] also reports when the repeated id now stands for another card', () => {
    const late =
      columnsOf(three, second)
        .flat()
        .find((card) => card.kind === 'star')?.id ?? '';
    const rules = rulesOf(recast(three, late, { id: starId }));
    expect(rules).toEqual(expect.arrayContaining(['SETUP-2', 'CARDS-5']));
  });

  it('[CARDS-5] reports an empty name and a name used twice', () => {
    breaks(three, recast(three, starId, { name: '' }), 'CARDS-5');
    breaks(three, recast(three, starId, { name: plainFilm?.name ?? '' }), 'CARDS-5');
  });

  it('[CARDS-5] reports a card that changes between its deal and its claim', () => {
    const at = findFrom(three, (e) => e.type === 'claim' && cardOf(e).kind === 'film');
    const card = { ...cardOf(three[at]), award: cardOf(three[at]).award !== true };
    breaks(three, edit(three, at, { card }), 'CARDS-5');
  });

  it('[CARDS-1] reports a fourteenth film of a genre and a sixth blockbuster', () => {
    const films = recast(four, 'horror-5', { genre: 'action' });
    expect(rulesOf(films)).toContain('CARDS-1');
    const gone = { genre: undefined, award: undefined };
    const hits = recast(four, 'horror-5', { ...gone, kind: 'blockbuster' });
    expect(rulesOf(hits)).toContain('CARDS-1');
  });

  it('[CARDS-2] reports a second award film of a genre, and none at all', () => {
    expect(rulesOf(recast(four, 'romcom-4', { award: true }))).toContain('CARDS-2');
    expect(rulesOf(recast(four, 'romcom-0', { award: false }))).toContain('CARDS-2');
  });

  it('[CARDS-3] reports a fifth star of one rating', () => {
    expect(rulesOf(recast(four, 'star-0', { rating: 2 }))).toContain('CARDS-3');
  });

  it('[NEXT-1] reports a wrong first player in round two', () => {
    const first = (Number(three[second]?.first) + 1) % 3;
    breaks(three, edit(three, second, { first }), 'NEXT-1');
  });
});

describe('broken turns', () => {
  it('[TURN-1] reports a turn out of order', () => {
    const [log, at] = matchWith(
      { players: 4 },
      lineWith((e, i, all) => e.type === 'place' && i === 2 && all[3]?.type === 'place'),
    );
    breaks(log, swap(log, at, at + 1), 'TURN-1');
  });

  it('[TURN-1] reports a seat that passes without a Clap Board', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => e.type === 'clap' && all[i + 1]?.seat !== e.seat),
    );
    breaks(log, without(log, at), 'TURN-1');
  });

  it('[TURN-2] reports a clap by a seat without reels', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => {
        const idle = [0, 1, 2].some((seat) => reelsBefore(all, i, seat) === 0);
        return isTurn(e) && all[i - 2]?.type !== 'double' && all[i - 1]?.type === 'place' && idle;
      }),
    );
    const idle = [0, 1, 2].find((seat) => reelsBefore(log, at, seat) === 0);
    breaks(log, insert(log, at, { type: 'clap', seat: idle }), 'TURN-2');
  });

  it('[TURN-3] reports a thirteenth reel, and a clap after the twelfth', () => {
    const at = nth(three, 'claim');
    const seat = three[at - 1]?.seat;
    breaks(three, insert(three, at, { type: 'place', seat, column: 0 }), 'TURN-3');
    breaks(three, insert(three, at, { type: 'clap', seat }), 'TURN-3');
    breaks(three, insert(three, at + 12, { type: 'place', seat, column: 0 }), 'TURN-3');
  });

  it('[TURN-3] reports claims, or a new deal, before the twelfth reel', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => {
        const double = all[i - 1]?.type === 'double' || all[i - 2]?.type === 'double';
        return e.type === 'place' && all[i + 1]?.type === 'claim' && !double;
      }),
    );
    breaks(log, without(log, at), 'TURN-3');
    breaks(log, insert(log, at, log[nth(log, 'deal', 1)] ?? NOTHING), 'TURN-3');
  });

  it('[PLACE-3] reports a reel in a full column', () => {
    const full = (log: Entry[], index: number): number => {
      const begun = log.slice(0, index);
      const deal = begun.map((entry) => entry.type).lastIndexOf('deal');
      const placed = begun.filter((e, i) => i > deal && e.type === 'place');
      const heights = [0, 1, 2, 3].map((c) => placed.filter((e) => e.column === c).length);
      return heights.findIndex((height, c) => height === (c < 2 ? 4 : 3));
    };
    const [log, at] = matchWith(
      { players: 4 },
      lineWith((e, i, all) => e.type === 'place' && full(all, i) >= 0),
    );
    breaks(log, edit(log, at, { column: full(log, at) }), 'PLACE-3');
  });

  it.each(['clap', 'double'])('[STUDIO-1] reports a second %s of one seat', (type) => {
    const [log, at] = matchWith({ players: 3 }, (all) => {
      const used = nth(all, type);
      const seat = all[used]?.seat;
      const fits = (e: Entry, i: number): boolean =>
        e.type === 'place' &&
        e.seat === seat &&
        reelsBefore(all, i, seat) >= 2 &&
        all[i - 1]?.type !== 'double' &&
        all[i - 2]?.type !== 'double';
      const later = used < 0 ? -1 : findFrom(all, fits, used + 3);
      return later >= 0 && later;
    });
    breaks(log, insert(log, at, { type, seat: log[at]?.seat }), 'STUDIO-1');
  });

  it('[DOUBLE-2] reports a Double Reel with a single reel in hand', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => {
        const seat = e.seat;
        const fresh = !all.some((o, j) => j < i && o.type === 'double' && o.seat === seat);
        return e.type === 'place' && fresh && reelsBefore(all, i, seat) === 1;
      }),
    );
    breaks(log, insert(log, at, { type: 'double', seat: log[at]?.seat }), 'DOUBLE-2');
  });

  it('[DOUBLE-3] reports anything that comes between the two reels', () => {
    const [log, at] = matchWith(
      { players: 4 },
      lineWith((e) => e.type === 'double'),
    );
    const seat = Number(log[at]?.seat);
    const other = (seat + 1) % 4;
    breaks(log, insert(log, at + 2, { type: 'place', seat: other, column: 0 }), 'DOUBLE-3');
    breaks(log, insert(log, at + 1, { type: 'clap', seat: other }), 'DOUBLE-3');
    const own = insert(log, at + 2, { type: 'clap', seat });
    breaks(log, own, 'DOUBLE-3');
    expect(referee(text(own))[0]?.line).toBe(at + 3);
    breaks(log, insert(log, at + 2, log[nth(log, 'claim')] ?? NOTHING), 'DOUBLE-3');
  });

  it('[DOUBLE-3] reports a double of which only one reel was placed', () => {
    const [log, at] = matchWith(
      { players: 4 },
      lineWith((e, i, all) => e.type === 'double' && isTurn(all[i + 3])),
    );
    breaks(log, without(log, at + 2), 'DOUBLE-3');
  });
});

describe('broken claims', () => {
  const first = nth(three, 'claim');
  const aside = nth(three, 'aside');
  const bottomUp = playMatch({ players: 3, order: 'bottom-first', seed: 5 });

  it('[CLAIM-1] reports two claims that changed places', () => {
    breaks(three, swap(three, first, first + 1), 'CLAIM-1');
    breaks(three, swap(three, first, first + 11), 'CLAIM-1');
  });

  it('[CLAIM-4] reports the same when columns are claimed upwards', () => {
    const at = nth(bottomUp, 'claim');
    breaks(bottomUp, swap(bottomUp, at, at + 1), 'CLAIM-4');
  });

  it('[CLAIM-1] [CLAIM-4] reports an order that belongs to the other option', () => {
    const relabel = (log: Entry[], claimOrder: Order): Entry[] =>
      edit(log, 0, { options: { advanced: false, claimOrder } });
    breaks(three, relabel(three, 'bottom-first'), 'CLAIM-4');
    breaks(bottomUp, relabel(bottomUp, 'top-first'), 'CLAIM-1');
  });

  it('[CLAIM-1] reports a claim that is missing', () => {
    breaks(three, without(three, first), 'CLAIM-1');
    breaks(three, without(three, first + 11), 'CLAIM-1');
  });

  it('[CLAIM-1] reports another card than the one that lies there', () => {
    const movieClaims = three.filter((e) => e.type === 'claim' && !starClaim(e));
    const at = nth(
      three,
      'claim',
      three.filter((e) => e.type === 'claim').findIndex((e) => !starClaim(e)),
    );
    breaks(three, edit(three, at, { card: cardOf(movieClaims[1]) }), 'CLAIM-1');
  });

  it('[CLAIM-2] reports a card given to the wrong seat', () => {
    const seat = (Number(three[first]?.seat) + 1) % 3;
    breaks(three, edit(three, first, { seat }), 'CLAIM-2');
  });

  it('[CLAIM-2] reports reels that were not pushed up', () => {
    // Two owners in one column, handed out as if the newest reel lay on top.
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => {
        const next = all[i + 1];
        const neighbours = e.type === 'claim' && next?.type === 'claim';
        return neighbours && e.column === next.column && e.seat !== next.seat;
      }),
    );
    const [upper, lower] = [log[at]?.seat, log[at + 1]?.seat];
    breaks(log, edit(edit(log, at, { seat: lower }), at + 1, { seat: upper }), 'CLAIM-2');
  });

  it('[CLAIM-3] reports a missing aside, early and at the end of the match', () => {
    breaks(three, without(three, aside), 'CLAIM-3');
    breaks(three, without(three, aside + 1), 'CLAIM-3');
    breaks(three, without(three, three.length - 2), 'CLAIM-3');
  });

  it('[CLAIM-3] reports asides from right to left', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => {
        const next = all[i + 1];
        return e.type === 'aside' && next?.type === 'aside' && next.column !== e.column;
      }),
    );
    breaks(log, swap(log, at, at + 1), 'CLAIM-3');
  });

  it('[CLAIM-3] reports an aside of the wrong card, and a third aside', () => {
    breaks(three, edit(three, aside, { card: cardOf(three[aside + 1]) }), 'CLAIM-3');
    breaks(three, insert(three, aside + 1, three[aside] ?? NOTHING), 'CLAIM-3');
  });

  it('[CLAIM-3] reports a claim of a card without a reel', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e) => e.type === 'aside' && cardOf(e).kind !== 'star'),
    );
    const bare = { ...log[at], type: 'claim', seat: 0 };
    const start = findFrom(log, (e, i) => e.type === 'claim' && i > at - 13);
    breaks(log, insert(log, start, bare), 'CLAIM-3');
    breaks(log, insert(log, at, bare), 'CLAIM-3');
  });

  it('[CLAIM-1] reports an aside before the claims are done', () => {
    breaks(three, swap(three, first + 11, first + 12), 'CLAIM-1');
  });

  it('[STAR-1] reports a star on a project the seat does not have', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e, i, all) => starClaim(e) && [1, 2].includes(projectsBefore(all, i).size)),
    );
    const open = projectsBefore(log, at);
    breaks(log, edit(log, at, { project: GENRES.find((g) => !open.has(g)) }), 'STAR-1');
  });

  it('[STAR-2] reports a star declared lost although there is a project', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e) => starClaim(e) && e.project !== null),
    );
    breaks(log, edit(log, at, { project: null }), 'STAR-2');
  });

  it('[STAR-3] reports a star used by a seat without any project', () => {
    const [log, at] = matchWith(
      { players: 3 },
      lineWith((e) => starClaim(e) && e.project === null),
    );
    breaks(log, edit(log, at, { project: 'horror' }), 'STAR-3');
  });

  it('[STAR-1] [STAR-4] reports a second star on films that are already a movie', () => {
    const [log, [at, genre]] = matchWith(
      { players: 3 },
      (all): [number, Genre | null | undefined] | null => {
        const made = findFrom(all, (e) => starClaim(e) && e.project !== null);
        const used = all[made]?.project;
        const again = findFrom(
          all,
          (e, i) => {
            const open = projectsBefore(all, i);
            const same = starClaim(e) && e.seat === all[made]?.seat;
            return same && open.size > 0 && !open.has(used);
          },
          made + 1,
        );
        return again < 0 ? null : [again, used];
      },
    );
    breaks(log, edit(log, at, { project: genre }), 'STAR-1');
  });
});
