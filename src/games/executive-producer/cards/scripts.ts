import type { ScriptRow } from '../vocabulary';
import { lookup } from './lookup';
import { ratings } from './ratings';

/*
 * [EPCARDS-2] The scripts, seven of each genre. What they are called and promise is in the words of each language, by
 * id; ids never change: saves name them.
 *
 * A script is worth its roles and three dice more: every further role costs a hire and an action before the movie earns
 * anything. In each genre one script is a die better than that and one a die worse, since a track whose prices fall
 * from right to left wants cards worth hurrying for and cards worth waiting for. Dramas lean to the reviews, action and
 * animation to the box office; horror has few roles and is quickly made.
 */

export const SCRIPTS = {
  'the-carousel-is-armed': { genre: 'action', roles: 1, ratings: ratings(2, 2) },
  'brakes-sold-separately': { genre: 'action', roles: 2, ratings: ratings(2, 3) },
  'fists-of-the-notary': { genre: 'action', roles: 2, ratings: ratings(0, 4) },
  'nine-lives-eight-spent': { genre: 'action', roles: 3, ratings: ratings(2, 4) },
  'one-parachute-short': { genre: 'action', roles: 3, ratings: ratings(3, 4) },
  'dynamite-table-for-two': { genre: 'action', roles: 3, ratings: ratings(3, 3) },
  'colonel-hurricane-takes-the-stairs': { genre: 'action', roles: 4, ratings: ratings(3, 4) },

  'the-snail-express': { genre: 'animated', roles: 1, ratings: ratings(1, 3) },
  'two-socks-and-a-dream': { genre: 'animated', roles: 1, ratings: ratings(0, 3) },
  'pip-the-candle': { genre: 'animated', roles: 2, ratings: ratings(2, 3) },
  'penguins-cannot-tango': { genre: 'animated', roles: 2, ratings: ratings(2, 4) },
  'grandpa-is-a-teapot': { genre: 'animated', roles: 3, ratings: ratings(2, 4) },
  'the-moons-little-brother': { genre: 'animated', roles: 3, ratings: ratings(3, 3) },
  'the-philharmonic-frogs': { genre: 'animated', roles: 4, ratings: ratings(3, 4) },

  'my-mother-the-butler': { genre: 'comedy', roles: 1, ratings: ratings(2, 2) },
  'honeymoon-for-eleven': { genre: 'comedy', roles: 2, ratings: ratings(2, 3) },
  'the-duchess-of-row-six': { genre: 'comedy', roles: 2, ratings: ratings(3, 2) },
  'who-let-the-goat-vote': { genre: 'comedy', roles: 2, ratings: ratings(1, 3) },
  'divorced-by-telegram': { genre: 'comedy', roles: 3, ratings: ratings(3, 3) },
  'four-plumbers-and-a-countess': { genre: 'comedy', roles: 3, ratings: ratings(2, 4) },
  'everybody-lies-on-tuesday': { genre: 'comedy', roles: 3, ratings: ratings(4, 3) },

  'a-chair-by-the-window': { genre: 'drama', roles: 1, ratings: ratings(3, 1) },
  'the-piano-tuner-of-ash-street': { genre: 'drama', roles: 2, ratings: ratings(4, 1) },
  'eleven-winters': { genre: 'drama', roles: 2, ratings: ratings(3, 1) },
  'salt-in-the-sugar-bowl': { genre: 'drama', roles: 3, ratings: ratings(4, 2) },
  'the-judge-wore-slippers': { genre: 'drama', roles: 3, ratings: ratings(3, 3) },
  'the-bridge-at-saint-orla': { genre: 'drama', roles: 4, ratings: ratings(4, 3) },
  'all-the-kings-gardeners': { genre: 'drama', roles: 4, ratings: ratings(4, 4) },

  'it-lives-in-the-laundry': { genre: 'horror', roles: 1, ratings: ratings(1, 3) },
  'the-governess-has-no-shadow': { genre: 'horror', roles: 1, ratings: ratings(2, 2) },
  'do-not-feed-the-portrait': { genre: 'horror', roles: 1, ratings: ratings(2, 3) },
  'the-dentist-works-nights': { genre: 'horror', roles: 2, ratings: ratings(1, 4) },
  'the-house-that-coughed': { genre: 'horror', roles: 2, ratings: ratings(3, 2) },
  'the-accountants-rise-again': { genre: 'horror', roles: 2, ratings: ratings(1, 3) },
  'thirteen-candles-twelve-guests': { genre: 'horror', roles: 3, ratings: ratings(2, 4) },

  'the-robot-who-apologised': { genre: 'sci-fi', roles: 1, ratings: ratings(3, 1) },
  'no-parking-on-neptune': { genre: 'sci-fi', roles: 2, ratings: ratings(2, 3) },
  'yesterday-is-cancelled': { genre: 'sci-fi', roles: 2, ratings: ratings(3, 2) },
  'a-florist-on-titan': { genre: 'sci-fi', roles: 3, ratings: ratings(3, 3) },
  'revolt-of-the-vending-machines': { genre: 'sci-fi', roles: 3, ratings: ratings(1, 4) },
  'six-clones-one-tuxedo': { genre: 'sci-fi', roles: 3, ratings: ratings(2, 4) },
  'the-slow-boat-to-andromeda': { genre: 'sci-fi', roles: 4, ratings: ratings(4, 4) },
} as const satisfies Readonly<Record<string, ScriptRow>>;
export type ScriptId = keyof typeof SCRIPTS;
export const SCRIPT_IDS = Object.keys(SCRIPTS) as readonly ScriptId[];

export const scriptRow = lookup(SCRIPT_IDS, (id): ScriptRow => SCRIPTS[id]);
