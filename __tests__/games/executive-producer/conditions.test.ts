import {
  AWARD_IDS,
  AWARDS,
  type AwardId,
} from '../../../src/games/executive-producer/cards/awards';
import { NEWS, NEWS_IDS, type NewsId } from '../../../src/games/executive-producer/cards/news';
import {
  OBJECTIVE_IDS,
  type ObjectiveId,
} from '../../../src/games/executive-producer/cards/objectives';
import { meets } from '../../../src/games/executive-producer/facts';
import { isMet } from '../../../src/games/executive-producer/objectives';
import type { Movie, Production } from '../../../src/games/executive-producer/types';
import { bySeat, movie, production, scene } from '../../support/executive-producer';

/*
 * What cards ask for, each by a movie that just meets it and one that just misses it: the rows alone would agree with
 * themselves whatever they said. Movies are of Brass Lantern.
 */

/** So many stars and dollars came of it. */
function out(script: Movie['script'], stars: number, dollars: number, parts: Partial<Movie> = {}) {
  return movie(script, stars, { rolled: { review: stars, boxOffice: dollars }, ...parts });
}

const PLAIN = { director: 'constance-overtake', actors: ['viola-pepperdine'] } as const;

/** A movie that can be nominated, and one that cannot. */
const AWARDED: Readonly<Record<AwardId, readonly [Movie, Movie?]>> = {
  'best-director': [
    out('eleven-winters', 5, 5, { director: 'ida-rosenquill' }),
    out('eleven-winters', 5, 5, { director: 'hector-blaze', actors: ['desmond-pall'] }),
  ],
  'best-actor': [
    out('eleven-winters', 5, 5, { actors: ['desmond-pall'] }),
    out('eleven-winters', 5, 5, { director: 'ida-rosenquill', actors: ['lazlo-vint'] }),
  ],
  'best-picture': [
    out('eleven-winters', 5, 5, { awards: ['golden-pine-cone'] }),
    out('eleven-winters', 15, 15),
  ],
  'golden-pine-cone': [out('two-socks-and-a-dream', 1, 0)],
  'peoples-popcorn': [out('eleven-winters', 1, 8), out('eleven-winters', 9, 7)],
  'drive-in-favourite': [out('it-lives-in-the-laundry', 1, 1), out('eleven-winters', 1, 1)],
  'orbit-trophy': [out('pip-the-candle', 1, 1), out('it-lives-in-the-laundry', 1, 1)],
  'red-carpet-prize': [out('my-mother-the-butler', 1, 1), out('pip-the-candle', 1, 1)],
  'silver-slapstick': [out('fists-of-the-notary', 1, 1), out('eleven-winters', 1, 1)],
  'night-owl-prize': [out('no-parking-on-neptune', 1, 1), out('pip-the-candle', 1, 1)],
  'best-ensemble': [
    out('a-florist-on-titan', 1, 1, {
      actors: ['viola-pepperdine', 'mickey-drumgold', 'lazlo-vint'],
    }),
    out('a-florist-on-titan', 1, 1, { actors: ['viola-pepperdine', 'mickey-drumgold'] }),
  ],
  'small-cast-prize': [
    out('a-florist-on-titan', 1, 1, { actors: ['viola-pepperdine', 'mickey-drumgold'] }),
    out('a-florist-on-titan', 1, 1, {
      actors: ['viola-pepperdine', 'mickey-drumgold', 'lazlo-vint'],
    }),
  ],
  'guild-of-gentlefolk': [
    out('eleven-winters', 1, 1, { actors: ['gideon-straw'] }),
    out('eleven-winters', 1, 1, { actors: ['lola-fontanel', 'viola-pepperdine'] }),
  ],
  'survived-the-star': [
    out('eleven-winters', 1, 1, { actors: ['lola-fontanel'] }),
    out('eleven-winters', 1, 1, { actors: ['gideon-straw', 'viola-pepperdine'] }),
  ],
  // Three dice of reviews on the script, and two.
  'best-screenplay': [out('eleven-winters', 1, 1), out('pip-the-candle', 9, 9)],
  'house-style-medal': [
    out('eleven-winters', 1, 1, { director: 'hubert-plumley' }),
    out('eleven-winters', 1, 1, { director: 'slim-cordovan' }),
  ],
  // 3 + 2 + 3 printed, and 3 + 2 + 2.
  'critics-darling': [
    out('eleven-winters', 1, 9, { director: 'ida-rosenquill', actors: ['harriet-bonnevie'] }),
    out('eleven-winters', 9, 9, { director: 'ida-rosenquill', actors: ['desmond-pall'] }),
  ],
};

describe('awards', () => {
  it.each(AWARD_IDS)('[EPCARDS-6] [EPAWARD-1] %s asks for what its card says', (award) => {
    const [right, wrong] = AWARDED[award];
    const { conditions } = AWARDS[award];
    expect(meets(right, 'brass-lantern', conditions)).toBe(true);
    expect(wrong !== undefined && meets(wrong, 'brass-lantern', conditions)).toBe(false);
    expect(conditions.length > 0).toBe(wrong !== undefined);
  });

  it('[EPCARDS-6] Critics’ Darling is no great success', () => {
    const crew = { director: 'ida-rosenquill', actors: ['harriet-bonnevie'] } as const;
    const { conditions } = AWARDS['critics-darling'];
    const rich = out('eleven-winters', 1, 10, crew);
    expect(meets(rich, 'brass-lantern', conditions)).toBe(false);
  });
});

/** Released movies of a player that meet it, and such that do not. */
const MET: Readonly<Record<ObjectiveId, readonly [readonly Movie[], readonly Movie[]]>> = {
  'fists-and-fireballs': [[out('fists-of-the-notary', 0, 9)], [out('fists-of-the-notary', 9, 8)]],
  'every-frame-by-hand': [[out('pip-the-candle', 7, 0)], [out('pip-the-candle', 6, 9)]],
  'last-laugh': [[out('my-mother-the-butler', 0, 8)], [out('my-mother-the-butler', 9, 7)]],
  'handkerchief-seller': [[out('eleven-winters', 9, 0)], [out('eleven-winters', 8, 9)]],
  'lights-left-on': [
    [out('it-lives-in-the-laundry', 0, 7)],
    [out('it-lives-in-the-laundry', 9, 6)],
  ],
  'first-contact': [[out('no-parking-on-neptune', 8, 0)], [out('no-parking-on-neptune', 7, 9)]],
  'popcorn-pair': [
    [out('fists-of-the-notary', 0, 0), out('pip-the-candle', 0, 0)],
    [out('fists-of-the-notary', 0, 0), out('eleven-winters', 0, 0)],
  ],
  'masks-of-the-stage': [
    [out('my-mother-the-butler', 0, 0), out('eleven-winters', 0, 0)],
    [out('my-mother-the-butler', 0, 0), out('pip-the-candle', 0, 0)],
  ],
  'double-bill-of-dread': [
    [out('it-lives-in-the-laundry', 0, 0), out('no-parking-on-neptune', 0, 0)],
    [out('it-lives-in-the-laundry', 0, 0), out('eleven-winters', 0, 0)],
  ],
  'something-for-everybody': [
    [out('eleven-winters', 0, 0), out('pip-the-candle', 0, 0), out('no-parking-on-neptune', 0, 0)],
    [out('eleven-winters', 0, 0), out('pip-the-candle', 0, 0), out('salt-in-the-sugar-bowl', 0, 0)],
  ],
  'cast-of-thousands': [
    [
      out('the-bridge-at-saint-orla', 0, 0, {
        actors: ['viola-pepperdine', 'mickey-drumgold', 'lazlo-vint', 'desmond-pall'],
      }),
    ],
    [
      out('the-bridge-at-saint-orla', 0, 0, {
        actors: ['viola-pepperdine', 'mickey-drumgold', 'lazlo-vint'],
      }),
    ],
  ],
  'chamber-piece': [[out('eleven-winters', 8, 0, PLAIN)], [out('eleven-winters', 7, 9, PLAIN)]],
  'perfect-fit': [
    [
      out('eleven-winters', 0, 0, {
        director: 'ida-rosenquill',
        actors: ['desmond-pall', 'solomon-quist'],
      }),
    ],
    [
      out('eleven-winters', 0, 0, {
        director: 'hector-blaze',
        actors: ['desmond-pall', 'solomon-quist'],
      }),
    ],
  ],
  'against-type': [
    [out('eleven-winters', 0, 7, PLAIN)],
    [
      out('eleven-winters', 9, 6, PLAIN),
      out('salt-in-the-sugar-bowl', 0, 9, { actors: ['desmond-pall'] }),
    ],
  ],
  'home-grown': [
    [
      out('eleven-winters', 0, 0, { director: 'hubert-plumley' }),
      out('pip-the-candle', 0, 0, { director: 'ottoline-graves' }),
    ],
    [
      out('eleven-winters', 0, 0, { director: 'hubert-plumley' }),
      out('pip-the-candle', 0, 0, { director: 'slim-cordovan' }),
    ],
  ],
  'well-behaved-set': [
    [out('eleven-winters', 0, 0, { actors: ['gideon-straw', 'barnaby-thrush'] })],
    [out('eleven-winters', 0, 0, { actors: ['gideon-straw', 'viola-pepperdine'] })],
  ],
  'lion-tamer': [
    [
      out('eleven-winters', 0, 0, { actors: ['lola-fontanel'] }),
      out('pip-the-candle', 0, 0, { actors: ['ines-calvaro'] }),
    ],
    [out('eleven-winters', 0, 0, { actors: ['lola-fontanel', 'ines-calvaro'] })],
  ],
  'pen-and-megaphone': [
    [out('eleven-winters', 8, 0, { director: 'ida-rosenquill' })],
    [
      out('eleven-winters', 7, 0, { director: 'ida-rosenquill' }),
      out('salt-in-the-sugar-bowl', 9, 0, { director: 'sigrid-halvard' }),
    ],
  ],
  'eye-for-detail': [
    [out('eleven-winters', 9, 0, { director: 'prudence-gall' })],
    [
      out('eleven-winters', 8, 0, { director: 'prudence-gall' }),
      out('salt-in-the-sugar-bowl', 9, 0, { director: 'sigrid-halvard' }),
    ],
  ],
  'no-such-thing-as-bad-press': [
    [out('eleven-winters', 0, 0, { news: 3 })],
    [out('eleven-winters', 0, 0, { news: 2 })],
  ],
  'silence-is-golden': [
    [out('eleven-winters', 0, 9)],
    [out('eleven-winters', 0, 8), out('pip-the-candle', 0, 9, { news: 1 })],
  ],
  'darling-of-the-critics': [[out('eleven-winters', 12, 0)], [out('eleven-winters', 11, 12)]],
  'record-breaker': [[out('eleven-winters', 0, 12)], [out('eleven-winters', 12, 11)]],
  'busy-studio': [
    [out('eleven-winters', 0, 5), out('pip-the-candle', 0, 5), out('no-parking-on-neptune', 0, 5)],
    [out('eleven-winters', 0, 5), out('pip-the-candle', 0, 5), out('no-parking-on-neptune', 0, 4)],
  ],
};

describe('objectives', () => {
  it.each(OBJECTIVE_IDS)(
    '[EPCARDS-6] [EPOBJECTIVE-1] %s asks for what its card says',
    (objective) => {
      const [right, wrong] = MET[objective];
      const played = (own: readonly Movie[]) => scene({ players: 2, movies: bySeat(2, own) });
      expect(isMet(played(right), 0, objective)).toBe(true);
      expect(isMet(played(wrong), 0, objective)).toBe(false);
    },
  );
});

const DRAMA = production('eleven-winters');
const ACTION = production('fists-of-the-notary');
const CARTOON = production('pip-the-candle');
const COMEDY = production('my-mother-the-butler');
const HORROR = production('the-dentist-works-nights');
const SPACE = production('no-parking-on-neptune');
const FLOP = production('two-socks-and-a-dream');

function with_(base: Production, parts: Partial<Production>): Production {
  return { ...base, ...parts };
}

function about(base: Production, count: number): Production {
  const news = NEWS_IDS.slice(0, count).map((id) => ({ news: id, seat: 0 }) as const);
  return { ...base, news };
}

/** For those that ask something: a movie it can be played on, and one it cannot. */
const PLAYED: Readonly<Partial<Record<NewsId, readonly [Production, Production]>>> = {
  'hummable-theme': [CARTOON, DRAMA],
  'toy-shop-frenzy': [CARTOON, HORROR],
  'stunt-goes-right': [ACTION, COMEDY],
  'catchphrase-of-the-summer': [COMEDY, DRAMA],
  'fainting-in-row-three': [HORROR, SPACE],
  'midnight-cult': [SPACE, CARTOON],
  'singalong-screenings': [CARTOON, ACTION],
  'not-a-dry-eye': [DRAMA, COMEDY],
  'critic-was-seen-laughing': [COMEDY, DRAMA],
  'grown-ups-weep-too': [CARTOON, DRAMA],
  'science-confirms-it': [SPACE, HORROR],
  'chemistry-on-set': [
    with_(DRAMA, { actors: ['desmond-pall', 'solomon-quist'] }),
    with_(DRAMA, { actors: ['desmond-pall', 'lazlo-vint'] }),
  ],
  'ensemble-of-the-year': [
    with_(DRAMA, { actors: ['desmond-pall', 'solomon-quist', 'lazlo-vint'] }),
    with_(DRAMA, { actors: ['desmond-pall', 'solomon-quist'] }),
  ],
  'one-take-wonder': [
    with_(DRAMA, { director: 'prudence-gall' }),
    with_(DRAMA, { director: 'ida-rosenquill' }),
  ],
  'rewritten-overnight': [
    with_(DRAMA, { director: 'ida-rosenquill' }),
    with_(DRAMA, { director: 'prudence-gall' }),
  ],
  'ahead-of-schedule': [
    with_(DRAMA, { actors: ['gideon-straw'] }),
    with_(DRAMA, { actors: ['lola-fontanel'] }),
  ],
  'born-for-the-genre': [
    with_(DRAMA, { director: 'ida-rosenquill' }),
    with_(DRAMA, { director: 'hector-blaze', actors: ['desmond-pall'] }),
  ],
  'family-business': [
    with_(DRAMA, { director: 'hubert-plumley' }),
    with_(DRAMA, { director: 'slim-cordovan' }),
  ],
  'little-movie-that-could': [DRAMA, production('a-florist-on-titan')],
  'tantrum-makes-headlines': [
    with_(DRAMA, { actors: ['lola-fontanel'] }),
    with_(DRAMA, { actors: ['gideon-straw'] }),
  ],
  'so-bad-it-is-good': [production('the-snail-express'), CARTOON],
  'everybody-talks-about-it': [about(DRAMA, 2), about(DRAMA, 1)],
  'zipper-in-the-monster': [HORROR, COMEDY],
  'joke-explained': [COMEDY, DRAMA],
  'historian-objects': [ACTION, COMEDY],
  'parents-write-letters': [CARTOON, DRAMA],
  'too-sad-for-a-saturday': [DRAMA, HORROR],
  'explosion-fatigue': [SPACE, CARTOON],
  'same-plot-next-door': [CARTOON, HORROR],
  'star-map-upside-down': [SPACE, ACTION],
  'real-ghost-complains': [HORROR, SPACE],
  'locked-in-the-trailer': [
    with_(DRAMA, { actors: ['lola-fontanel'] }),
    with_(DRAMA, { actors: ['gideon-straw'] }),
  ],
  'ninetieth-take': [
    with_(DRAMA, { director: 'prudence-gall' }),
    with_(DRAMA, { director: 'ida-rosenquill' }),
  ],
  'too-many-chefs': [
    with_(DRAMA, { actors: ['desmond-pall', 'solomon-quist', 'lazlo-vint'] }),
    with_(DRAMA, { actors: ['desmond-pall', 'solomon-quist'] }),
  ],
  'written-by-the-nephew': [
    with_(DRAMA, { director: 'hubert-plumley' }),
    with_(DRAMA, { director: 'slim-cordovan' }),
  ],
  'typecast-again': [
    with_(DRAMA, { actors: ['desmond-pall', 'solomon-quist'] }),
    with_(DRAMA, { director: 'ida-rosenquill', actors: ['desmond-pall'] }),
  ],
  'nobody-in-it': [DRAMA, production('a-florist-on-titan')],
  overexposed: [about(DRAMA, 3), about(DRAMA, 2)],
  // 3 + 2 + 3 + 1 printed, and one less.
  'critics-sharpen-pencils': [
    with_(DRAMA, { director: 'ida-rosenquill', actors: ['harriet-bonnevie', 'lazlo-vint'] }),
    with_(DRAMA, { director: 'ida-rosenquill', actors: ['harriet-bonnevie', 'tallulah-gripp'] }),
  ],
  // 4 + 3 + 3 printed, and one less.
  'bubble-bursts': [
    with_(ACTION, { director: 'constance-overtake', actors: ['buck-tallow'] }),
    with_(ACTION, { director: 'constance-overtake', actors: ['roscoe-bluntwell'] }),
  ],
};

describe('News', () => {
  it.each(NEWS_IDS)('[EPCARDS-5] [EPNEWS-1] %s can be played on what its card says', (news) => {
    const { conditions } = NEWS[news];
    const [right, wrong] = PLAYED[news] ?? [FLOP];
    expect(meets(right, 'brass-lantern', conditions)).toBe(true);
    expect(wrong !== undefined && meets(wrong, 'brass-lantern', conditions)).toBe(false);
    expect(conditions.length > 0).toBe(wrong !== undefined);
  });
});
