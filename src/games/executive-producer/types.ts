import type { Outcome, Seen } from '../../engine/game';
import type { RandomState } from '../../engine/random';
import type { Seat, Viewer } from '../../engine/seats';
import type { AbilityId } from './cards/abilities';
import type { ActorId } from './cards/actors';
import type { AwardId } from './cards/awards';
import type { DirectorId } from './cards/directors';
import type { NewsId } from './cards/news';
import type { ObjectiveId } from './cards/objectives';
import type { ScriptId } from './cards/scripts';
import type { StudioChoice, StudioId } from './cards/studios';
import type { Event, Rolls } from './events';
import type { Length } from './numbers';
import type { Ratings, Roll, TalentTrack, Track } from './vocabulary';

export interface Options {
  /** [EPSETUP-4] */
  readonly length: Length;
  /** [EPSETUP-1] Who begins; by lot when left out. */
  readonly firstSeat?: Seat;
  /** [EPSETUP-1] Who has chosen which studio; whoever is not named has theirs by lot. */
  readonly studios?: readonly StudioChoice[];
}

/** The cards of the tracks, by track. */
export interface Piles {
  readonly scripts: readonly ScriptId[];
  readonly actors: readonly ActorId[];
  readonly directors: readonly DirectorId[];
}
export interface Decks extends Piles {
  readonly news: readonly NewsId[];
}
export type DeckName = keyof Decks;
export type CardOf<Name extends DeckName> = Decks[Name][number];
export type TalentId = CardOf<TalentTrack>;

export interface PlayedNews {
  readonly news: NewsId;
  /** Who played it, and chooses where there is something to choose. */
  readonly seat: Seat;
}

/** What a movie is made of, in production or released. Movies go by their script: there is one of each. */
export interface Crew {
  readonly script: ScriptId;
  readonly director?: DirectorId;
  readonly actors: readonly ActorId[];
}

export interface Production extends Crew {
  readonly news: readonly PlayedNews[];
  /** What campaigns have added or taken away. */
  readonly campaign: Ratings;
  /** What it takes at least, by its insurance. */
  readonly insured: number;
}

export interface Movie extends Crew {
  /** How many News were on it. */
  readonly news: number;
  /** What it brought: stars and dollars. */
  readonly rolled: Ratings;
  /** What is left of its stars. */
  readonly stars: number;
  readonly awards: readonly AwardId[];
}

/** What holds until the end of the turn, and how much of it is left. */
export interface Turn {
  readonly actionsLeft: number;
  readonly actionsTaken: number;
  readonly hasReleased: boolean;
  readonly hasDrawn: boolean;
  /** So many roles may be empty in a release. */
  readonly emptyRoles: number;
  readonly isPersuaded: boolean;
  readonly twoTakes: readonly Roll[];
}

/** What a mogul's ability is pointed at. */
export type Aim =
  | { readonly at: 'nothing' }
  /** A card of a track; `on` for whom it is to work. */
  | { readonly at: 'script'; readonly script: ScriptId }
  | { readonly at: 'talent'; readonly talent: TalentId; readonly on: ScriptId }
  | { readonly at: 'movie'; readonly seat: Seat; readonly script: ScriptId }
  | { readonly at: 'player'; readonly seat: Seat }
  | {
      readonly at: 'crew';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly talent: TalentId;
      /** Where the talent goes, if anywhere. */
      readonly on?: ScriptId;
    }
  | {
      readonly at: 'news';
      readonly script: ScriptId;
      readonly news: NewsId;
      readonly seat: Seat;
      readonly on: ScriptId;
    };

export type Action =
  /** What was dealt has been looked at. */
  | Seen
  | { readonly type: 'buy-script'; readonly script: ScriptId }
  | { readonly type: 'hire-actor'; readonly actor: ActorId; readonly on: ScriptId }
  | { readonly type: 'hire-director'; readonly director: DirectorId; readonly on: ScriptId }
  | { readonly type: 'hire-writer'; readonly director: DirectorId; readonly script: ScriptId }
  | { readonly type: 'release'; readonly script: ScriptId }
  | { readonly type: 'place-director'; readonly director: DirectorId; readonly on: ScriptId }
  | {
      readonly type: 'play-news';
      readonly news: NewsId;
      readonly seat: Seat;
      readonly on: ScriptId;
    }
  | { readonly type: 'use-ability'; readonly ability: AbilityId; readonly aim: Aim }
  /** [EPTURN-2] All actions that are left, so that a News can be drawn and the turn ended. */
  | { readonly type: 'give-up' }
  | { readonly type: 'draw-news' }
  | { readonly type: 'end-turn' }
  /** One more card for an ability that brings several, or one of those auditioned. */
  | { readonly type: 'take-script'; readonly script: ScriptId }
  | { readonly type: 'take-talent'; readonly talent: TalentId; readonly on: ScriptId }
  | { readonly type: 'choose-change'; readonly change: 0 | 1 }
  /** Dice that are rolled once more. */
  | { readonly type: 'roll-again'; readonly roll: Roll }
  /** The award that was looked at stays on top, or goes under the others. */
  | { readonly type: 'keep-award' }
  | { readonly type: 'bury-award' }
  /** So many bonuses go on the reviews, the others on the box office. */
  | { readonly type: 'put-bonuses'; readonly review: number }
  | { readonly type: 'claim-award' }
  | { readonly type: 'nominate'; readonly script: ScriptId }
  | { readonly type: 'bid'; readonly stars: number }
  /** No more cards, nobody of an audition, or not this award. */
  | { readonly type: 'decline' }
  | { readonly type: 'shout' }
  | { readonly type: 'share' };

export interface Nominee {
  readonly seat: Seat;
  readonly script: ScriptId;
}

/** A release under way: what News and campaigns have come to so far, and which News comes next. */
export interface Release extends Nominee {
  readonly changes: Ratings;
  readonly nextNews: number;
}

/** A movie whose dice have been rolled. */
export interface Opening extends Nominee {
  readonly totals: Ratings;
  readonly bonuses: Ratings;
  readonly rolls: Rolls;
}

export type Phase =
  /** [EPSETUP-3] Everybody looks at their News and objectives before the first turn. */
  | { readonly kind: 'dealing'; readonly waiting: readonly Seat[] }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | {
      readonly kind: 'taking';
      readonly seat: Seat;
      readonly track: Track;
      readonly left: number;
    }
  | {
      readonly kind: 'auditioning';
      readonly seat: Seat;
      readonly track: TalentTrack;
      readonly cards: readonly TalentId[];
    }
  /** [EPRELEASE-2] `seat` played the News that comes next. */
  | { readonly kind: 'choosing'; readonly seat: Seat; readonly release: Release }
  /** [EPRELEASE-3] */
  | {
      readonly kind: 'bonuses';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly totals: Ratings;
      readonly bonuses: number;
    }
  /** [EPMOGUL-1] The dice lie there, and the player may roll some of them again. */
  | ({ readonly kind: 'rolled' } & Opening)
  /** [EPMOGUL-1] One player looks at the next award. */
  | { readonly kind: 'previewing'; readonly seat: Seat }
  /** [EPAWARD-4] The movie may take the first of these, then the next. */
  | {
      readonly kind: 'open-awards';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly awards: readonly AwardId[];
      readonly then: 'ceremony' | 'turn';
    }
  | {
      readonly kind: 'nominating';
      readonly seat: Seat;
      readonly award: AwardId;
      readonly rest: readonly Seat[];
      readonly nominees: readonly Nominee[];
    }
  /** [EPAWARD-2] The only nominee may have the award for one star. */
  | {
      readonly kind: 'sole-nominee';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly award: AwardId;
    }
  | {
      readonly kind: 'bidding';
      readonly award: AwardId;
      readonly nominees: readonly Nominee[];
      readonly waiting: readonly Seat[];
    }
  /** [EPEND-5] */
  | { readonly kind: 'shouting'; readonly tied: readonly Seat[] }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

/** The season; the round that is played to its end; the three big awards and the score. */
export type Stage = 'season' | 'last-round' | 'finale';

/** What everybody may see. [EPINFO-1] */
export interface PublicState {
  readonly options: Options;
  readonly stage: Stage;
  readonly round: number;
  readonly first: Seat;
  /** Whose turn it is, whoever is asked meanwhile. */
  readonly current: Seat;
  readonly turn: Turn;
  /** By seat, as is all that players have. */
  readonly studios: readonly StudioId[];
  readonly money: readonly number[];
  readonly isBankrupt: readonly boolean[];
  readonly spaces: readonly number[];
  readonly productions: readonly (readonly Production[])[];
  readonly movies: readonly (readonly Movie[])[];
  /** The studios' own directors that are still at hand. */
  readonly ownDirectors: readonly (readonly DirectorId[])[];
  readonly abilities: readonly (readonly AbilityId[])[];
  readonly revealed: readonly (readonly ObjectiveId[])[];
  /** Whether the player wins the next tie of bids. */
  readonly winsTie: readonly boolean[];
  /** From the left. */
  readonly tracks: Piles;
  /** The big ones that have not been given yet, the next one first. */
  readonly bigAwards: readonly AwardId[];
  readonly openAwards: readonly AwardId[];
  readonly discardedAwards: readonly AwardId[];
  readonly releases: number;
  /** [EPEND-6] Rounds in a row that ended without a release, and whether this one has seen one. */
  readonly quietRounds: number;
  readonly isQuiet: boolean;
  readonly phase: Phase;
}

export interface State extends PublicState {
  readonly random: RandomState;
  readonly news: readonly (readonly NewsId[])[];
  readonly objectives: readonly (readonly ObjectiveId[])[];
  /** What was not dealt, and what was discarded unseen. */
  readonly objectiveBox: readonly ObjectiveId[];
  /** From the top. */
  readonly decks: Decks;
  /** [EPRELEASE-6] Face down. */
  readonly discards: Decks;
  readonly awardDeck: readonly AwardId[];
  readonly awardBox: readonly AwardId[];
  /** What was bid in secret, by seat; 0 for who has not bid yet. */
  readonly bids: readonly number[];
}

/** What is the viewer's own. */
export interface OwnView {
  readonly news: readonly NewsId[];
  readonly objectives: readonly ObjectiveId[];
  readonly bid: number;
  /** The next award, while its player looks at it. */
  readonly award?: AwardId;
}

export interface View extends PublicState {
  readonly viewer: Viewer;
  readonly newsSizes: readonly number[];
  readonly objectiveSizes: readonly number[];
  readonly deckSizes: Readonly<Record<DeckName, number>>;
  readonly discardSizes: Readonly<Record<DeckName, number>>;
  readonly awardDeckSize: number;
  readonly own?: OwnView;
}

export type Refusal =
  | 'no-such-action'
  | 'not-now'
  | 'no-actions-left'
  | 'actions-left'
  | 'action-must-be-used'
  | 'turn-is-over'
  | 'not-on-the-track'
  | 'too-expensive'
  | 'bankrupt-takes-leftmost'
  | 'no-open-space'
  | 'no-such-movie'
  | 'no-free-role'
  | 'has-a-director'
  | 'refuses-the-genre'
  | 'difficult-and-perfectionist'
  | 'not-a-writer-of-it'
  | 'no-director'
  | 'roles-empty'
  | 'not-in-hand'
  | 'condition-not-met'
  | 'too-many-news'
  | 'no-news-to-draw'
  | 'already-drawn'
  | 'no-such-ability'
  | 'no-such-aim'
  | 'not-for-the-bankrupt'
  | 'no-vacancy'
  | 'nobody-fits'
  | 'no-news-on-it'
  | 'nothing-released'
  | 'after-a-release'
  | 'at-a-release'
  | 'nothing-to-look-at'
  | 'nobody-holds-news'
  | 'not-qualified'
  | 'not-so-many-stars';

/** Where a player's points come from. */
export interface Score {
  readonly awards: number;
  readonly objectives: number;
  readonly acclaimed: number;
  readonly rich: number;
  readonly money: number;
  readonly total: number;
}

export interface ExecutiveProducerOutcome extends Outcome {
  readonly scores: readonly Score[];
}

export interface ExecutiveProducer {
  readonly state: State;
  readonly action: Action;
  readonly view: View;
  readonly event: Event;
  readonly options: Options;
  readonly outcome: ExecutiveProducerOutcome;
  readonly refusal: Refusal;
}
