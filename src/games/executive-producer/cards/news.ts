import type { Condition, NewsRow, ProductionMeasure, Ratings } from '../vocabulary';
import { ratings } from './ratings';
import { atLeast, atMost, both, boxOffice, genre, review } from './shorthand';

/*
 * [EPCARDS-5] News. Somewhat more of them help than hurt, and a few do both; the narrower the condition, the larger the
 * change. What they say is in the words, by id. Ids never change: saves name them.
 */

type Conditions = readonly Condition<ProductionMeasure>[];

function news(change: Ratings, ...conditions: Conditions): NewsRow {
  return { changes: [change], conditions };
}

/** Whoever played it chooses at the release. [EPRELEASE-2] */
function either(one: Ratings, other: Ratings, ...conditions: Conditions): NewsRow {
  return { changes: [one, other], conditions };
}

const ROWS = {
  // What asks nothing of the movie.
  'standing-ovation': news(review(1)),
  'lines-round-the-block': news(boxOffice(2)),
  'talk-show-sofa': news(boxOffice(1)),
  'poster-on-every-bus': either(review(1), boxOffice(1)),
  'mysterious-benefactor': either(review(1), boxOffice(2)),
  'cut-in-half': either(ratings(2, -1), ratings(-1, 2)),
  'professor-writes-a-book': news(ratings(2, -1)),
  'banned-in-four-towns': news(ratings(-1, 2)),
  'ending-given-away': news(boxOffice(-2)),
  'wrong-reel-shown': news(both(-1)),
  'boom-in-the-picture': news(review(-1)),
  'rain-on-opening-night': news(boxOffice(-1)),
  'accountant-walks-the-set': either(review(-1), boxOffice(-2)),
  'trailer-was-better': either(review(-1), boxOffice(-1)),
  'hummable-theme': news(review(1), genre('action', 'animated', 'comedy', 'sci-fi')),
  // What helps movies of some genres.
  'toy-shop-frenzy': news(boxOffice(2), genre('animated', 'sci-fi')),
  'stunt-goes-right': news(boxOffice(2), genre('action')),
  'catchphrase-of-the-summer': news(boxOffice(2), genre('action', 'comedy')),
  'fainting-in-row-three': news(boxOffice(2), genre('horror')),
  'midnight-cult': news(both(1), genre('horror', 'sci-fi')),
  'singalong-screenings': news(both(1), genre('animated', 'comedy')),
  'not-a-dry-eye': news(review(2), genre('drama')),
  'critic-was-seen-laughing': news(review(2), genre('comedy')),
  'grown-ups-weep-too': news(review(2), genre('animated')),
  'science-confirms-it': either(review(2), boxOffice(2), genre('sci-fi')),
  // What helps movies of a kind.
  'chemistry-on-set': news(both(1), atLeast(2, 'actor-bonuses')),
  'ensemble-of-the-year': news(review(2), atLeast(3, 'cast')),
  'one-take-wonder': news(review(2), atLeast(1, 'perfectionist')),
  'rewritten-overnight': news(review(2), atLeast(1, 'writer')),
  'ahead-of-schedule': news(boxOffice(2), atLeast(1, 'professional')),
  'born-for-the-genre': news(both(1), atLeast(1, 'director-bonuses')),
  'family-business': news(both(1), atLeast(1, 'own-director')),
  'little-movie-that-could': either(review(2), boxOffice(2), atMost(2, 'roles')),
  'tantrum-makes-headlines': news(ratings(-1, 3), atLeast(1, 'difficult')),
  'so-bad-it-is-good': news(ratings(-1, 4), atMost(1, 'script-review')),
  'everybody-talks-about-it': news(both(1), atLeast(2, 'news')),
  // What hurts movies of some genres.
  'zipper-in-the-monster': news(review(-2), genre('horror', 'sci-fi')),
  'joke-explained': news(review(-2), genre('comedy')),
  'historian-objects': news(review(-2), genre('drama', 'action')),
  'parents-write-letters': news(boxOffice(-2), genre('animated', 'horror')),
  'too-sad-for-a-saturday': news(boxOffice(-2), genre('drama')),
  'explosion-fatigue': news(boxOffice(-2), genre('action', 'sci-fi')),
  'same-plot-next-door': either(review(-2), boxOffice(-2), genre('comedy', 'animated')),
  'star-map-upside-down': either(review(-2), boxOffice(-1), genre('sci-fi')),
  'real-ghost-complains': either(review(-1), boxOffice(-2), genre('horror')),
  // What hurts movies of a kind.
  'locked-in-the-trailer': news(both(-1), atLeast(1, 'difficult')),
  'ninetieth-take': news(ratings(1, -3), atLeast(1, 'perfectionist')),
  'too-many-chefs': news(review(-2), atLeast(3, 'cast')),
  'written-by-the-nephew': news(review(-2), atLeast(1, 'own-director')),
  'typecast-again': news(review(-2), atLeast(2, 'actor-bonuses')),
  'nobody-in-it': news(boxOffice(-2), atMost(2, 'roles')),
  overexposed: news(boxOffice(-3), atLeast(3, 'news')),
  'critics-sharpen-pencils': news(review(-3), atLeast(9, 'printed-review')),
  'bubble-bursts': news(boxOffice(-3), atLeast(10, 'printed-box-office')),
} as const satisfies Readonly<Record<string, NewsRow>>;

export type NewsId = keyof typeof ROWS;
export const NEWS: Readonly<Record<NewsId, NewsRow>> = ROWS;
export const NEWS_IDS = Object.keys(NEWS) as readonly NewsId[];
