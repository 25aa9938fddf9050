import type { ActorRow } from '../vocabulary';
import { lookup } from './lookup';
import { ratings } from './ratings';

/*
 * [EPCARDS-3] The actors: those with a bonus by genre, then those without. Their names are in the words; ids never change.
 *
 * What one is worth is counted in half dice: two for each die, one for a bonus, one for a Professional; one less for each
 * genre that is refused, two less for a Difficult one, whom no Perfectionist will have. By that count all lie between
 * five and nine, and whoever brings five dice or more has a drawback.
 */

export const ACTORS = {
  'buck-tallow': { ratings: ratings(0, 3), bonus: 'action' },
  'duke-ransberry': { ratings: ratings(1, 3), trait: 'difficult', bonus: 'action' },
  'tex-pomfret': { ratings: ratings(1, 2), bonus: 'action', refuses: ['animated'] },
  'vaughn-steelyard': {
    ratings: ratings(2, 3),
    trait: 'difficult',
    bonus: 'action',
    refuses: ['comedy', 'drama'],
  },
  'nadia-okonski': { ratings: ratings(1, 2), trait: 'professional', bonus: 'action' },
  'roscoe-bluntwell': { ratings: ratings(0, 2), bonus: 'action' },
  'zora-benbrook': { ratings: ratings(2, 2), bonus: 'action', refuses: ['sci-fi'] },
  'kiki-marchetto': { ratings: ratings(1, 1), bonus: 'action' },

  'winnie-cartwheel': { ratings: ratings(1, 2), bonus: 'animated' },
  'angus-mcfeather': { ratings: ratings(1, 1), trait: 'professional', bonus: 'animated' },
  'trixie-rumbelow': { ratings: ratings(0, 3), bonus: 'animated' },
  'wendell-oakapple': { ratings: ratings(2, 1), bonus: 'animated', refuses: ['action'] },
  'philippa-trout': { ratings: ratings(1, 1), bonus: 'animated' },
  'otis-bellwether': { ratings: ratings(2, 2), bonus: 'animated', refuses: ['horror'] },
  'aiko-hoshizawa': { ratings: ratings(2, 2), trait: 'difficult', bonus: 'animated' },
  'belinda-crumb': { ratings: ratings(1, 3), bonus: 'animated', refuses: ['drama'] },

  'sal-maraschino': { ratings: ratings(1, 2), bonus: 'comedy' },
  'peggy-ruckle': { ratings: ratings(1, 1), trait: 'professional', bonus: 'comedy' },
  'johnny-tumbleton': { ratings: ratings(0, 3), bonus: 'comedy', refuses: ['drama'] },
  'montague-brisket': { ratings: ratings(2, 1), bonus: 'comedy' },
  'carlotta-bezzini': { ratings: ratings(2, 3), trait: 'difficult', bonus: 'comedy' },
  'ruby-halfpenny': { ratings: ratings(2, 2), bonus: 'comedy', refuses: ['horror'] },
  'chick-dunleary': { ratings: ratings(0, 2), bonus: 'comedy' },
  'bertram-hush': { ratings: ratings(2, 1), trait: 'professional', bonus: 'comedy' },

  'dorothea-quill': { ratings: ratings(3, 0), bonus: 'drama' },
  'ines-calvaro': { ratings: ratings(3, 1), trait: 'difficult', bonus: 'drama' },
  'ambrose-keel': { ratings: ratings(2, 1), trait: 'professional', bonus: 'drama' },
  'estelle-vauxmont': {
    ratings: ratings(3, 2),
    trait: 'difficult',
    bonus: 'drama',
    refuses: ['horror', 'sci-fi'],
  },
  'solomon-quist': { ratings: ratings(2, 0), bonus: 'drama' },
  'theodora-sable': { ratings: ratings(3, 1), bonus: 'drama', refuses: ['action'] },
  'desmond-pall': { ratings: ratings(2, 1), bonus: 'drama' },
  'odile-saint-aubrac': { ratings: ratings(2, 1), bonus: 'drama', refuses: ['sci-fi'] },

  'lazlo-vint': { ratings: ratings(1, 2), bonus: 'horror' },
  'cyrus-netherby': { ratings: ratings(2, 1), bonus: 'horror', refuses: ['comedy'] },
  'tallulah-gripp': { ratings: ratings(0, 2), bonus: 'horror' },
  'gideon-straw': { ratings: ratings(1, 1), trait: 'professional', bonus: 'horror' },
  'sunniva-dahlgrove': { ratings: ratings(2, 2), bonus: 'horror', refuses: ['animated'] },
  'percival-stagg': { ratings: ratings(1, 3), trait: 'difficult', bonus: 'horror' },
  'anneliese-morgenrot': { ratings: ratings(2, 1), bonus: 'horror' },
  'cornelius-bask': { ratings: ratings(1, 2), bonus: 'horror', refuses: ['animated'] },

  'greta-sandwall': { ratings: ratings(2, 1), bonus: 'sci-fi' },
  'kwame-osei-thorne': { ratings: ratings(2, 2), bonus: 'sci-fi', refuses: ['comedy'] },
  'fenton-ashgrove': { ratings: ratings(1, 1), trait: 'professional', bonus: 'sci-fi' },
  'mirabelle-tansy': { ratings: ratings(1, 2), bonus: 'sci-fi' },
  'maximilian-dove': { ratings: ratings(1, 3), trait: 'difficult', bonus: 'sci-fi' },
  'yolanda-pike': { ratings: ratings(0, 2), bonus: 'sci-fi' },
  'emilio-santafiore': { ratings: ratings(3, 1), bonus: 'sci-fi', refuses: ['drama'] },
  'hank-overbury': { ratings: ratings(1, 2), trait: 'professional', bonus: 'sci-fi' },

  'leonora-basu-grey': {
    ratings: ratings(3, 3),
    trait: 'difficult',
    refuses: ['horror', 'action'],
  },
  'rex-hollister-pym': {
    ratings: ratings(3, 3),
    trait: 'difficult',
    refuses: ['animated', 'comedy'],
  },
  'lola-fontanel': { ratings: ratings(2, 3), trait: 'difficult' },
  'celestine-dray': { ratings: ratings(3, 2), refuses: ['action'] },
  'imogen-farthingale': { ratings: ratings(2, 2), trait: 'professional' },
  'viola-pepperdine': { ratings: ratings(2, 2) },
  'josephine-larkspur': { ratings: ratings(1, 2), trait: 'professional' },
  'rafael-montejunto': { ratings: ratings(1, 3), refuses: ['sci-fi'] },
  'harriet-bonnevie': { ratings: ratings(3, 1) },
  'clementine-orchard': { ratings: ratings(2, 1) },
  'mickey-drumgold': { ratings: ratings(1, 2) },
  'barnaby-thrush': { ratings: ratings(1, 1), trait: 'professional' },
} as const satisfies Readonly<Record<string, ActorRow>>;
export type ActorId = keyof typeof ACTORS;
export const ACTOR_IDS = Object.keys(ACTORS) as readonly ActorId[];

export const actorRow = lookup(ACTOR_IDS, (id): ActorRow => {
  const { ratings, trait, bonus, refuses }: ActorRow = ACTORS[id];
  return { ratings, trait, bonus, refuses };
});
