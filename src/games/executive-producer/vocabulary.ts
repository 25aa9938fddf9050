import type { StudioId } from './cards/studios';

/** [EPCARDS-1] The sixth is ours. */
export const GENRES = ['action', 'animated', 'comedy', 'drama', 'horror', 'sci-fi'] as const;
export type Genre = (typeof GENRES)[number];

export const ACTOR_TRAITS = ['difficult', 'professional'] as const;
export type ActorTrait = (typeof ACTOR_TRAITS)[number];

export const DIRECTOR_TRAITS = ['perfectionist', 'writer'] as const;
export type DirectorTrait = (typeof DIRECTOR_TRAITS)[number];

/** Where scripts, actors and directors are for sale. */
export const TRACKS = ['scripts', 'actors', 'directors'] as const;
export type Track = (typeof TRACKS)[number];
/** The people among them: a script is never taken off a production. */
export type TalentTrack = Exclude<Track, 'scripts'>;

/** Dice for the reviews and dice for the box office; News and campaigns may take some away. */
export interface Ratings {
  readonly review: number;
  readonly boxOffice: number;
}
export type Roll = keyof Ratings;

/** [EPCARDS-2] */
export interface ScriptRow {
  readonly genre: Genre;
  readonly ratings: Ratings;
  readonly roles: number;
}

/** [EPCARDS-3] */
export interface ActorRow {
  readonly ratings: Ratings;
  readonly trait?: ActorTrait | undefined;
  readonly bonus?: Genre | undefined;
  /** One genre, or two. */
  readonly refuses?: readonly Genre[] | undefined;
}

/** [EPCARDS-4] */
export interface DirectorRow {
  readonly ratings: Ratings;
  readonly bonuses: readonly Genre[];
  readonly traits: readonly DirectorTrait[];
  /** Whose own the director is. */
  readonly studio?: StudioId | undefined;
}

/** What can be counted on a movie from the moment it has a script. */
export const PRODUCTION_MEASURES = [
  /** Roles in the script, filled or not. */
  'roles',
  /** Actors on it. */
  'cast',
  /** Actors with that trait. */
  'difficult',
  'professional',
  /** 1 when the director has that trait. */
  'perfectionist',
  'writer',
  /** 1 when the director is one of the studio's own two. */
  'own-director',
  /** Genre bonuses that match the script: all of them, and by whom. */
  'bonuses',
  'actor-bonuses',
  'director-bonuses',
  /** News on it, by anybody. */
  'news',
  /** Ratings printed on script, director and actors, without News and bonuses. */
  'printed-review',
  'printed-box-office',
  'script-review',
  'script-box-office',
] as const;
export type ProductionMeasure = (typeof PRODUCTION_MEASURES)[number];

/** What can be counted on a movie once it is released. */
export const RELEASE_MEASURES = [
  /** Stars and dollars that its release brought, whatever was spent since. */
  'stars',
  'takings',
] as const;
export type ReleaseMeasure = (typeof RELEASE_MEASURES)[number];

/** What stays as it is once a movie is released. */
export type LastingMeasure = ProductionMeasure | ReleaseMeasure;

/** That, and the awards that a movie has won, which the big ones alone ask for: all others are given by then. */
export type Measure = LastingMeasure | 'awards';

/** What News, awards and objectives ask of a movie. */
export type Condition<Of extends Measure = Measure> =
  | { readonly kind: 'genre'; readonly of: readonly Genre[] }
  | { readonly kind: 'at-least'; readonly count: number; readonly of: Of }
  | { readonly kind: 'at-most'; readonly count: number; readonly of: Of };

/** [EPCARDS-5] One change, or two of which whoever played it chooses one at the release; all conditions must hold. */
export interface NewsRow {
  readonly changes: readonly [Ratings] | readonly [Ratings, Ratings];
  readonly conditions: readonly Condition<ProductionMeasure>[];
}

/** [EPCARDS-6] All conditions must hold. */
export interface AwardRow<Of extends Measure = Measure> {
  readonly points: number;
  readonly conditions: readonly Condition<Of>[];
}

/** What a secret objective asks for. */
export type Goal =
  /** So many released movies of the player's, each of which meets all conditions. */
  | {
      readonly kind: 'movies';
      readonly count: number;
      readonly conditions: readonly Condition<LastingMeasure>[];
    }
  /** Released movies of so many different genres. */
  | { readonly kind: 'genres'; readonly count: number };

export interface ObjectiveRow {
  readonly points: number;
  readonly goal: Goal;
}

/** [EPEND-4] What everybody competes for until the end. */
export interface PublicObjectiveRow {
  readonly points: number;
  readonly most: 'stars' | 'money';
}

/** Whose movie in production an ability is about. */
export type Reach = 'own' | 'others';

/** [EPCARDS-7] What mogul abilities do. An ability is a row of data; these are all the things that rows can ask for. */
export type MogulEffect =
  /** Take cards from any spaces of a track without cost, and place them. */
  | { readonly kind: 'take'; readonly track: Track; readonly cards: number }
  /** Draw so many from the deck of a track, place one of them without cost, discard the others. */
  | { readonly kind: 'audition'; readonly track: TalentTrack; readonly cards: number }
  /** More actions this turn. */
  | { readonly kind: 'extra-actions'; readonly actions: number }
  /** Draw News, however many are in hand. */
  | { readonly kind: 'draw-news'; readonly cards: number }
  /** Change the ratings of a movie in production for good. */
  | { readonly kind: 'campaign'; readonly reach: Reach; readonly change: Ratings }
  /** Discard an actor with that trait from a movie in production. */
  | { readonly kind: 'dismiss'; readonly trait: ActorTrait; readonly reach: Reach }
  /** Take an actor or director from another player's movie in production onto an own one. */
  | { readonly kind: 'poach'; readonly track: TalentTrack }
  /** Discard all News from an own movie in production. */
  | { readonly kind: 'cancel-news' }
  /** Move a News from an own movie in production to another player's that meets its conditions. */
  | { readonly kind: 'move-news' }
  /** Discard all cards of a track and fill it anew. */
  | { readonly kind: 'refresh'; readonly track: Track }
  /** This turn, the next release rolls these dice twice, and the better roll counts. */
  | { readonly kind: 'two-takes'; readonly roll: Roll }
  /** This turn, no actor refuses a genre, and anybody works with anybody. */
  | { readonly kind: 'persuade' }
  /** One more production space for the rest of the game, with a script from any space of the track. */
  | { readonly kind: 'space' }
  /** Put stars on a released movie. */
  | { readonly kind: 'acclaim'; readonly stars: number }
  /** Look at the next award of the season, and leave it or put it under the others. */
  | { readonly kind: 'preview' }
  /** After the dice of a release: roll those of the reviews or those of the box office again. */
  | { readonly kind: 'roll-again' }
  /** Win the next tie of bids. */
  | { readonly kind: 'win-tie' }
  /** Take a News, any, from another player's hand. */
  | { readonly kind: 'steal-news' }
  /** If the movie takes less than that, the difference is paid. */
  | { readonly kind: 'insure'; readonly dollars: number }
  /** This turn, a movie can be released with so many roles empty. */
  | { readonly kind: 'rush'; readonly roles: number };

export interface AbilityRow {
  readonly studio: StudioId;
  readonly effect: MogulEffect;
  /** [EPMOGUL-1] It takes one of the turn's actions. */
  readonly costsAction?: true;
  /** It is for a turn in which the player has released a movie. */
  readonly afterRelease?: true;
}
