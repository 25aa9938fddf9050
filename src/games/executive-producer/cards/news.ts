import type { Condition, NewsRow, ProductionMeasure, Ratings } from '../vocabulary';
import { atLeast, atMost, both, boxOffice, genre, review } from './shorthand';

/*
 * [EPCARDS-5] News. Somewhat more of them help than hurt; the narrower the condition, the larger the change. What they
 * say is in the words, by id. Ids never change: saves name them.
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
  // What helps nearly any movie.
  'standing-ovation': news(review(1), atLeast(3, 'script-review')),
  'hummable-theme': news(review(1), genre('action', 'animated', 'comedy', 'sci-fi')),
  'lines-round-the-block': news(boxOffice(1), atLeast(4, 'script-box-office')),
  'talk-show-sofa': news(boxOffice(1), atLeast(2, 'cast')),
  'poster-on-every-bus': either(review(1), boxOffice(1), atLeast(2, 'cast')),
  'mysterious-benefactor': either(review(1), boxOffice(1), atMost(1, 'news')),
  'cut-in-half': either(review(1), boxOffice(2), atLeast(3, 'roles')),
  // What helps movies of some genres.
  'toy-shop-frenzy': news(boxOffice(2), genre('animated', 'sci-fi')),
  'stunt-goes-right': news(boxOffice(2), genre('action')),
  'catchphrase-of-the-summer': news(boxOffice(2), genre('action', 'comedy')),
  'fainting-in-row-three': news(boxOffice(2), genre('horror')),
  'midnight-cult': news(both(1), genre('horror', 'sci-fi')),
  'singalong-screenings': news(both(1), genre('animated', 'comedy')),
  'professor-writes-a-book': news(review(2), genre('drama', 'sci-fi')),
  'not-a-dry-eye': news(review(2), genre('drama')),
  'critic-was-seen-laughing': news(review(2), genre('comedy')),
  'grown-ups-weep-too': news(review(2), genre('animated')),
  'science-confirms-it': either(review(2), boxOffice(2), genre('sci-fi')),
  'banned-in-four-towns': either(review(1), boxOffice(2), genre('horror', 'drama')),
  // What helps movies of a kind.
  'chemistry-on-set': news(both(1), atLeast(2, 'actor-bonuses')),
  'ensemble-of-the-year': news(review(2), atLeast(3, 'cast')),
  'one-take-wonder': news(review(2), atLeast(1, 'perfectionist')),
  'rewritten-overnight': news(review(2), atLeast(1, 'writer')),
  'ahead-of-schedule': news(boxOffice(2), atLeast(1, 'professional')),
  'born-for-the-genre': news(both(1), atLeast(1, 'director-bonuses')),
  'family-business': news(both(1), atLeast(1, 'own-director')),
  'little-movie-that-could': either(review(2), boxOffice(2), atMost(2, 'roles')),
  'tantrum-makes-headlines': news(boxOffice(3), atLeast(1, 'difficult')),
  'so-bad-it-is-good': news(boxOffice(3), atMost(1, 'script-review')),
  'everybody-talks-about-it': news(both(1), atLeast(2, 'news')),
  // What hurts movies of some genres.
  'ending-given-away': news(boxOffice(-2), genre('horror', 'drama')),
  'wrong-reel-shown': news(review(-2), genre('action', 'animated')),
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
  'boom-in-the-picture': news(review(-2), atLeast(1, 'writer')),
  'rain-on-opening-night': news(boxOffice(-2), atLeast(4, 'script-box-office')),
  'accountant-walks-the-set': either(review(-1), boxOffice(-2), atLeast(1, 'professional')),
  'trailer-was-better': either(review(-2), boxOffice(-1), atMost(1, 'script-review')),
  'locked-in-the-trailer': news(both(-1), atLeast(1, 'difficult')),
  'ninetieth-take': news(boxOffice(-2), atLeast(1, 'perfectionist')),
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
