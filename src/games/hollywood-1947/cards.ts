import type { Effect, PremiereEffect, Symbols } from './vocabulary';

/*
 * All cards, as rows. What they are called and say is in `words/<language>`, by id. Ids
 * never change: saves name them.
 */

const NEUTRAL: Symbols = { patriot: 0, communist: 0 };

function patriot(count: number): Symbols {
  return { ...NEUTRAL, patriot: count };
}

function communist(count: number): Symbols {
  return { ...NEUTRAL, communist: count };
}

interface KindRow {
  readonly symbols: Symbols;
  readonly premiere?: PremiereEffect;
}

/** [47CARDS-1] The kinds of propaganda cards. */
export const KINDS = {
  patriot: { symbols: patriot(1) },
  'double-patriot': { symbols: patriot(2) },
  hearing: { symbols: patriot(2), premiere: 'reroll-dice' },
  neutral: { symbols: NEUTRAL },
  communist: { symbols: communist(1) },
  'double-communist': { symbols: communist(2) },
  'shake-up': { symbols: communist(2), premiere: 'deal-jobs' },
} as const satisfies Readonly<Record<string, KindRow>>;
export type Kind = keyof typeof KINDS;
export const KIND_IDS = Object.keys(KINDS) as readonly Kind[];

/** The cards by kind. Ours: no rulebook has a list. [47CARDS-1] */
const CARDS_BY_KIND = {
  patriot: [
    'apple-pie',
    'porch-swing',
    'marching-band',
    'lemonade-stand',
    'town-parade',
    'victory-garden',
    'faithful-hound',
    'barn-raising',
    'picket-fence',
    'home-run',
    'self-made-man',
    'little-flag',
    'new-car',
  ],
  'double-patriot': ['fireworks-finale', 'soldier-home', 'statue-at-sunrise', 'salute-close-up'],
  hearing: ['roll-call', 'sworn-statement', 'hearing-room', 'press-gallery', 'witness-chair'],
  neutral: [
    'comic-sidekick',
    'long-kiss',
    'rainy-window',
    'stray-cat',
    'pie-fight',
    'train-montage',
  ],
  communist: [
    'greedy-landlord',
    'picket-line',
    'shared-loaf',
    'noble-farmhand',
    'soup-kitchen',
    'crooked-tycoon',
    'factory-whistle',
    'red-scarf',
    'common-kettle',
    'borrowed-shovel',
    'ruined-uncle',
    'welders-choir',
    'bank-goes-bust',
    'plan-on-the-wall',
    'rent-strike',
    'miners-lamp',
    'goose-for-everyone',
  ],
  'double-communist': [
    'tractor-sunset',
    'revolt-of-the-extras',
    'banquet-for-all',
    'toppled-top-hat',
    'big-speech',
    'comrade-butler',
  ],
  'shake-up': [
    'walkout',
    'everyone-directs',
    'script-by-committee',
    'pushed-desks',
    'lunch-vote',
    'swapped-hats',
    'keys-on-the-table',
    'boss-sweeps-up',
    'open-megaphone',
  ],
} as const satisfies Readonly<Record<Kind, readonly string[]>>;

export type CardId = (typeof CARDS_BY_KIND)[Kind][number];

const KIND_OF = new Map<CardId, Kind>(
  KIND_IDS.flatMap((kind) => CARDS_BY_KIND[kind].map((id) => [id, kind] as const)),
);

export const CARD_IDS: readonly CardId[] = [...KIND_OF.keys()];

export function kindOf(id: CardId): Kind {
  const kind = KIND_OF.get(id);
  if (kind === undefined) throw new RangeError(`There is no card ${id}`);
  return kind;
}

export function symbolsOf(id: CardId): Symbols {
  return KINDS[kindOf(id)].symbols;
}

export function premiereEffectOf(id: CardId): PremiereEffect | undefined {
  const kind: KindRow = KINDS[kindOf(id)];
  return kind.premiere;
}

/** [47CARDS-2] Genre posters. Ours but for animation, horror and monster. */
export const POSTERS = {
  western: patriot(2),
  musical: patriot(2),
  war: patriot(2),
  animation: patriot(2),
  family: patriot(2),
  comedy: NEUTRAL,
  romance: patriot(1),
  drama: NEUTRAL,
  mystery: patriot(1),
  adventure: communist(1),
  noir: communist(1),
  crime: communist(1),
  'science-fiction': communist(1),
  horror: communist(2),
  monster: communist(2),
} as const satisfies Readonly<Record<string, Symbols>>;
export type PosterId = keyof typeof POSTERS;
export const POSTER_IDS = Object.keys(POSTERS) as readonly PosterId[];

export function posterSymbols(id: PosterId): Symbols {
  return POSTERS[id];
}

export function isNeutral(id: PosterId): boolean {
  const { patriot: one, communist: other } = POSTERS[id];
  return one + other === 0;
}

/** [47SMALL-7] What two players play without, beside the plain double communists. */
export const POSTERS_NOT_FOR_TWO: readonly PosterId[] = ['horror', 'monster'];

/** [47SMALL-7] What two players play without. */
const NOT_FOR_TWO: Kind = 'double-communist';

/** [47CARDS-1] All sixty, but for two players. */
export function cardsFor(players: number): readonly CardId[] {
  return players === 2 ? CARD_IDS.filter((id) => kindOf(id) !== NOT_FOR_TWO) : CARD_IDS;
}

/** [47CARDS-3] [47COSTUME-1] Jobs with their numbers. */
export const JOBS = {
  screenwriter: { number: 1, effect: { kind: 'write' } },
  producer: { number: 2, effect: { kind: 'swap-jobs', reach: 'any' } },
  director: { number: 3, effect: { kind: 'give-token' } },
  gaffer: { number: 4, effect: { kind: 'reroll', times: 3, again: true } },
  cinematographer: { number: 5, effect: { kind: 'new-hand', reach: 'any' } },
  actress: { number: 6, effect: { kind: 'exchange', cards: 2, reach: 'any' } },
  actor: { number: 7, effect: { kind: 'exchange', cards: 2, reach: 'any' } },
  composer: { number: 8, effect: { kind: 'compose' } },
  editor: { number: 9, effect: { kind: 'edit' } },
  'costume-designer': { number: 10, effect: { kind: 'dress' } },
} as const satisfies Readonly<Record<string, { readonly number: number; readonly effect: Effect }>>;
export type JobId = keyof typeof JOBS;
export const JOB_IDS = Object.keys(JOBS) as readonly JobId[];
/** The tenth comes with the costumes only. */
export const DESIGNER = 'costume-designer';
/** [47OPTION-3] The nine that can be left out. */
export const PLAIN_JOBS = JOB_IDS.filter((job) => job !== DESIGNER);
/** [47SMALL-8] */
export const NOT_ALONE: JobId = 'producer';

export function effectOfJob(job: JobId): Effect {
  return JOBS[job].effect;
}

export function numberOf(job: JobId): number {
  return JOBS[job].number;
}

/** [47COSTUME-2] The nine costumes. Ours. */
export const COSTUMES = {
  'flight-jacket': { kind: 'turn-die', to: 'star', reach: 'own' },
  'dressing-gown': { kind: 'turn-die', to: 'blank', reach: 'own' },
  'clown-suit': { kind: 'turn-die', to: 'other', reach: 'neighbours' },
  'gamblers-vest': { kind: 'reroll', times: 2, again: true },
  'trench-coat': { kind: 'look', reach: 'others' },
  tuxedo: { kind: 'add-card' },
  bathrobe: { kind: 'new-hand', reach: 'own' },
  'magicians-cape': { kind: 'exchange', cards: 1, reach: 'own' },
  overalls: { kind: 'swap-jobs', reach: 'own' },
} as const satisfies Readonly<Record<string, Effect>>;
export type CostumeId = keyof typeof COSTUMES;
export const COSTUME_IDS = Object.keys(COSTUMES) as readonly CostumeId[];

export function effectOfCostume(costume: CostumeId): Effect {
  return COSTUMES[costume];
}
