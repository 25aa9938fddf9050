import type { DirectorRow } from '../vocabulary';
import { lookup } from './lookup';
import { ratings } from './ratings';

/*
 * [EPCARDS-4] The directors: the studios' own, then those of the deck. Their names are in the words; ids never change.
 *
 * Counted in half dice as actors are (two for each die, one for each bonus, one for a Writer, one less for a
 * Perfectionist), each of the studios' own is worth eight, so that no studio begins ahead: three dice with two genres,
 * or four dice with one and a Perfectionist's temper. They are never hired, so none of them writes. Those of the deck lie
 * between six and ten.
 */

export const DIRECTORS = {
  'hubert-plumley': {
    ratings: ratings(1, 2),
    bonuses: ['comedy', 'animated'],
    traits: [],
    studio: 'brass-lantern',
  },
  'ottoline-graves': {
    ratings: ratings(2, 2),
    bonuses: ['drama'],
    traits: ['perfectionist'],
    studio: 'brass-lantern',
  },
  'slim-cordovan': {
    ratings: ratings(2, 1),
    bonuses: ['comedy', 'horror'],
    traits: [],
    studio: 'copper-canyon',
  },
  'harlan-dustmoor': {
    ratings: ratings(3, 1),
    bonuses: ['drama'],
    traits: ['perfectionist'],
    studio: 'copper-canyon',
  },
  'fleur-skylark': {
    ratings: ratings(2, 1),
    bonuses: ['animated', 'sci-fi'],
    traits: [],
    studio: 'moonbeam',
  },
  'gus-merrimint': {
    ratings: ratings(2, 2),
    bonuses: ['comedy'],
    traits: ['perfectionist'],
    studio: 'moonbeam',
  },
  'sebastian-umber': {
    ratings: ratings(1, 2),
    bonuses: ['drama', 'sci-fi'],
    traits: [],
    studio: 'velvet-curtain',
  },
  'morwenna-crypt': {
    ratings: ratings(2, 2),
    bonuses: ['horror'],
    traits: ['perfectionist'],
    studio: 'velvet-curtain',
  },
  'juno-kessington': {
    ratings: ratings(1, 2),
    bonuses: ['sci-fi', 'animated'],
    traits: [],
    studio: 'comet',
  },
  'colt-vanderblast': {
    ratings: ratings(2, 2),
    bonuses: ['action'],
    traits: ['perfectionist'],
    studio: 'comet',
  },

  'augusta-winterhalt': { ratings: ratings(4, 0), bonuses: ['drama'], traits: ['perfectionist'] },
  'otto-strudelmann': { ratings: ratings(3, 2), bonuses: ['sci-fi'], traits: ['perfectionist'] },
  'marcel-tourbillon': { ratings: ratings(2, 1), bonuses: ['comedy', 'drama'], traits: ['writer'] },
  'beatrix-longacre': { ratings: ratings(1, 2), bonuses: ['action', 'sci-fi'], traits: [] },
  'giancarlo-pestavento': {
    ratings: ratings(1, 3),
    bonuses: ['horror'],
    traits: ['perfectionist'],
  },
  'ida-rosenquill': { ratings: ratings(2, 1), bonuses: ['drama'], traits: ['writer'] },
  'hector-blaze': { ratings: ratings(0, 3), bonuses: ['action'], traits: ['writer'] },
  'sigrid-halvard': { ratings: ratings(2, 1), bonuses: ['drama', 'horror'], traits: [] },
  'lester-fogg': { ratings: ratings(1, 1), bonuses: ['horror', 'sci-fi'], traits: ['writer'] },
  'kenzo-amagiri': {
    ratings: ratings(2, 2),
    bonuses: ['action'],
    traits: ['perfectionist', 'writer'],
  },
  'prudence-gall': { ratings: ratings(3, 1), bonuses: ['comedy'], traits: ['perfectionist'] },
  'ferdinand-quail': { ratings: ratings(2, 1), bonuses: ['animated', 'comedy'], traits: [] },
  'lucinda-fenmarsh': { ratings: ratings(2, 2), bonuses: ['animated'], traits: [] },
  'bruno-zampogna': { ratings: ratings(1, 2), bonuses: ['comedy'], traits: ['writer'] },
  'constance-overtake': { ratings: ratings(1, 3), bonuses: ['action'], traits: [] },
  'virgil-peabright': {
    ratings: ratings(1, 2),
    bonuses: ['animated', 'comedy', 'sci-fi'],
    traits: [],
  },
  'naomi-sterlingway': { ratings: ratings(2, 2), bonuses: ['sci-fi'], traits: ['writer'] },
  'casimir-wolanek': {
    ratings: ratings(3, 1),
    bonuses: ['animated', 'drama'],
    traits: ['perfectionist'],
  },
  'dolly-thunderberg': { ratings: ratings(1, 2), bonuses: ['action', 'animated'], traits: [] },
  'elias-gloom': { ratings: ratings(1, 1), bonuses: ['horror'], traits: ['writer'] },
  'rosalind-tick': { ratings: ratings(2, 3), bonuses: ['animated'], traits: ['perfectionist'] },
  'jasper-windlass': {
    ratings: ratings(1, 2),
    bonuses: ['action', 'comedy', 'horror'],
    traits: [],
  },
} as const satisfies Readonly<Record<string, DirectorRow>>;
export type DirectorId = keyof typeof DIRECTORS;
export const DIRECTOR_IDS = Object.keys(DIRECTORS) as readonly DirectorId[];

export const directorRow = lookup(DIRECTOR_IDS, (id): DirectorRow => {
  const { ratings, bonuses, traits, studio }: DirectorRow = DIRECTORS[id];
  return { ratings, bonuses, traits, studio };
});
