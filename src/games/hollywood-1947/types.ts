import type { Outcome, Seen } from '../../engine/game';
import type { RandomState } from '../../engine/random';
import type { Seat, Viewer } from '../../engine/seats';
import type { CardId, CostumeId, JobId, Kind, PosterId } from './cards';
import type { Event } from './events';
import type { Face, Holder, Loyalty, Symbols, Team } from './vocabulary';

export interface Options {
  /** [47OPTION-1] */
  readonly unionStrike: boolean;
  /** [47OPTION-2] */
  readonly randomLoyalties: boolean;
  /** [47COSTUME-1] */
  readonly costumes: boolean;
  /** [47OPTION-3] Jobs that are not in the game. */
  readonly leftOut: readonly JobId[];
}

/** A die, by who has it and which of theirs it is. */
export interface DieRef {
  readonly holder: Holder;
  readonly die: number;
}

/** What an effect is pointed at. */
export type Aim =
  | { readonly at: 'nothing' }
  | { readonly at: 'player'; readonly seat: Seat }
  | ({ readonly at: 'die' } & DieRef)
  | { readonly at: 'jobs'; readonly jobs: readonly [JobId, JobId] }
  /** `from` when all tokens are out and one moves. */
  | { readonly at: 'token'; readonly to: Holder; readonly from?: Holder };

/** [47INFO-2] What a player says, true or not: about the cards they put into the last movie, or about themselves. */
export const SIDES = ['patriot', 'neutral', 'communist'] as const;
export type Side = (typeof SIDES)[number];
export type Statement =
  | { readonly topic: 'card'; readonly says: Side }
  /** [47INFO-3] Of the rejected poster. */
  | { readonly topic: 'poster'; readonly says: Side }
  | { readonly topic: 'loyalty'; readonly says: Loyalty };

/** [47INFO-4] Hidden cards go by their faces: nothing tells those of a kind apart. */
export type Action =
  | Seen
  | { readonly type: 'perform'; readonly job: JobId; readonly aim: Aim }
  | { readonly type: 'swap'; readonly give: JobId; readonly take: JobId }
  | ({ readonly type: 'reroll' } & DieRef)
  | { readonly type: 'look-at-ghosts' }
  | { readonly type: 'accept' }
  | { readonly type: 'pass' }
  | { readonly type: 'keep-poster'; readonly poster: PosterId }
  | { readonly type: 'compose'; readonly card: Kind }
  | { readonly type: 'dress'; readonly costume: CostumeId; readonly to: Seat }
  | { readonly type: 'discard'; readonly cards: readonly Kind[] }
  | { readonly type: 'cast'; readonly cards: readonly Kind[] }
  | { readonly type: 'spend-token' }
  | { readonly type: 'put-in'; readonly card: Kind }
  | { readonly type: 'cut' }
  | { readonly type: 'put-back' }
  | { readonly type: 'next-round' }
  | { readonly type: 'wear'; readonly costume: CostumeId; readonly aim: Aim }
  | ({ readonly type: 'claim' } & Statement);

export interface Claim {
  readonly seat: Seat;
  /** How many movies had been shown when it was made. */
  readonly after: number;
  readonly statement: Statement;
}

/** Something done in the open that speaks for or against a side: bots, who have no memory, go by it. */
export type Deed = { readonly round: number; readonly seat: Seat } &
  /** Rolled or turned a die that showed this. */
  (
    | { readonly kind: 'changed-die'; readonly holder: Holder; readonly before: Face }
    | { readonly kind: 'gave-token'; readonly to: Holder; readonly from?: Holder }
    | { readonly kind: 'renewed-hand'; readonly of: Seat }
    | { readonly kind: 'kept-poster'; readonly poster: PosterId }
    /** Swapped two jobs: who has got which; what went to the centre is nobody's. */
    | {
        readonly kind: 'swapped-jobs';
        readonly got: readonly { readonly seat: Seat; readonly job: JobId }[];
      }
  );

/** Where the match waits for a decision in the open: the moments for costumes and claims. [47COSTUME-2] [47INFO-2] */
export type WaitPhase =
  /** [47SCREENWRITER-2] At a small table: whether to write. */
  | { readonly kind: 'pitch'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat }
  /** [47PRODUCER-2] */
  | { readonly kind: 'encore'; readonly seat: Seat; readonly job: JobId }
  | {
      readonly kind: 'rerolling';
      readonly seat: Seat;
      readonly left: number;
      readonly again: boolean;
      readonly rolled: readonly DieRef[];
      readonly then: After;
    }
  /** [47ACTRESS-1] Whoever was named may draw, or decline. */
  | {
      readonly kind: 'invited';
      readonly seat: Seat;
      readonly cards: number;
      readonly then: After;
    }
  /** Somebody looked last, and nobody is to choose a card: all are asked once more before the movie is made. */
  | { readonly kind: 'wrap'; readonly seat: Seat }
  /** [47POST-2] Whether to spend a token. `rest`: who is asked after that seat, in turn order. */
  | { readonly kind: 'tokens'; readonly seat: Seat; readonly rest: readonly Seat[] }
  /** A card is about to be cut; who wears a costume may still use it. */
  | { readonly kind: 'last-call'; readonly waiting: readonly Seat[] }
  /** The premiere is over; the first player of the next round begins it. */
  | { readonly kind: 'intermission'; readonly seat: Seat };

export type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { readonly kind: Kind }>;

/** What comes when something that was begun is done. */
export type After = { readonly kind: 'turn-over' } | WaitPhase;

export type Result =
  | { readonly kind: 'team'; readonly team: Team }
  | { readonly kind: 'rising-star' }
  | { readonly kind: 'draw' };

export type Phase =
  | WaitPhase
  /** [47SETUP-2] [47SETUP-3] All look at what they were dealt, before anybody has a turn. */
  | { readonly kind: 'dealing'; readonly waiting: readonly Seat[] }
  /** Somebody alone is shown what a look brought: the last of their notes. */
  | { readonly kind: 'looking'; readonly seat: Seat; readonly then: After }
  /** Which card a token or a tuxedo puts into the movie. */
  | {
      readonly kind: 'adding';
      readonly seat: Seat;
      readonly by: Means;
      readonly then: After;
    }
  | { readonly kind: 'writing'; readonly seat: Seat }
  | {
      readonly kind: 'exchanging';
      readonly seat: Seat;
      readonly cards: number;
      readonly then: After;
    }
  | { readonly kind: 'composing'; readonly seat: Seat }
  | { readonly kind: 'dressing'; readonly seat: Seat }
  | { readonly kind: 'casting'; readonly waiting: readonly Seat[] }
  | { readonly kind: 'editing'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly result: Result };

/** What puts a card of one's own into a movie: a star, a token, or a tuxedo. */
export type Means = 'star' | 'token' | 'tuxedo';

/** What is remembered of a round while it is being made, and kept with its movie. All of it was done in the open. */
export interface Shoot {
  readonly performed: readonly JobId[];
  /** [47SWAP-1] Jobs taken from the centre this round: not for whoever took them. */
  readonly taken: readonly { readonly seat: Seat; readonly job: JobId; readonly gave: JobId }[];
  /** Dice that were rolled or turned, in their order. */
  readonly changedDice: readonly ChangedDie[];
  /** Who passed a turn. */
  readonly passed: readonly Seat[];
  /** The dice as they lay when cards were chosen. */
  readonly dice?: readonly (readonly Face[])[];
  readonly composer?: Seat;
  readonly editor?: Seat;
  /** The editor put the first card back. */
  readonly putBack: boolean;
  /** How many cards of their own each holder has put into the movie, and by what. */
  readonly added: Readonly<Record<Means, readonly number[]>>;
}

export interface ChangedDie extends DieRef {
  readonly seat: Seat;
  readonly before: Face;
  readonly after: Face;
}

/** A movie as it was shown. */
export interface Premiere {
  readonly round: number;
  readonly poster: PosterId;
  readonly cards: readonly CardId[];
  readonly symbols: Symbols;
  /** Both when a tie counts for both. */
  readonly winners: readonly Team[];
  readonly shoot: Shoot;
}

/**
 * What a player alone has come to know, in the order in which it happened. The state knows which cards they were, players
 * their faces.
 */
export type Note<Card = CardId> = { readonly round: number } & (
  | { readonly kind: 'played'; readonly cards: readonly Card[] }
  | { readonly kind: 'discarded'; readonly cards: readonly Card[] }
  | { readonly kind: 'saw-hand'; readonly of: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'saw-ghosts'; readonly cards: readonly Card[] }
  | { readonly kind: 'saw-removed'; readonly card: Card; readonly putBack: boolean }
  | { readonly kind: 'rejected-poster'; readonly poster: PosterId }
  | { readonly kind: 'rejected-costume'; readonly costume: CostumeId }
  /** All discards are in the deck again, and nobody knows where. */
  | { readonly kind: 'deck-made-anew' }
);

/** What everybody may see. [47INFO-1] */
export interface PublicState {
  readonly options: Options;
  readonly round: number;
  /** The first player of the round, and how many turns it has seen. */
  readonly first: Seat;
  readonly turn: number;
  readonly jobs: readonly (readonly JobId[])[];
  readonly centre: readonly JobId[];
  /** By holder, as are tokens and the rounds in which they last received one. */
  readonly dice: readonly (readonly Face[])[];
  readonly tokens: readonly number[];
  readonly tokenRounds: readonly number[];
  readonly costumes: readonly (readonly CostumeId[])[];
  readonly costumeRounds: readonly number[];
  /** The posters of the rounds so far, this one's last once it is known. */
  readonly posters: readonly PosterId[];
  readonly shoot: Shoot;
  readonly premieres: readonly Premiere[];
  readonly wins: Symbols;
  readonly claims: readonly Claim[];
  readonly deeds: readonly Deed[];
  /** Cards that everybody saw and that lie among the discards since. */
  readonly shown: readonly CardId[];
  /** For each ghost, who has looked at its card. */
  readonly ghostsSeenBy: readonly (readonly Seat[])[];
  readonly phase: Phase;
}

export type DrawnId = CardId | PosterId | CostumeId;

export interface State extends PublicState {
  readonly random: RandomState;
  readonly loyalties: readonly Loyalty[];
  readonly hands: readonly (readonly CardId[])[];
  /** What was chosen in secret, still in hand until all have chosen. */
  readonly choices: readonly (readonly CardId[])[];
  readonly ghosts: readonly CardId[];
  readonly deck: readonly CardId[];
  readonly discards: readonly CardId[];
  readonly movie: readonly CardId[];
  readonly posterDeck: readonly PosterId[];
  readonly buried: readonly PosterId[];
  readonly costumeDeck: readonly CostumeId[];
  /** What the player of the phase holds to choose from: posters, cards or costumes. */
  readonly drawn: readonly DrawnId[];
  readonly notes: readonly (readonly Note[])[];
}

/** What is the viewer's own. Cards by their faces. [47INFO-4] */
export interface OwnView {
  readonly hand: readonly Kind[];
  readonly choice: readonly Kind[];
  readonly drawn: readonly (Kind | PosterId | CostumeId)[];
  readonly notes: readonly Note<Kind>[];
}

export interface View extends PublicState {
  readonly viewer: Viewer;
  readonly loyalties: readonly (Loyalty | 'hidden')[];
  readonly ghosts: readonly (Kind | 'hidden')[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly discardSize: number;
  readonly movieSize: number;
  readonly posterDeckSize: number;
  readonly buriedSize: number;
  readonly costumeDeckSize: number;
  readonly drawnSize: number;
  readonly own?: OwnView;
}

export type Refusal =
  | 'no-such-action'
  | 'not-your-job'
  | 'already-performed'
  | 'first-turn-only'
  | 'just-taken'
  | 'no-such-aim'
  | 'not-in-the-centre'
  | 'not-that-die'
  | 'not-in-hand'
  | 'not-so-many-cards'
  | 'not-drawn'
  | 'no-such-costume'
  | 'not-now'
  | 'already-claimed';

export interface HollywoodOutcome1947 extends Outcome {
  readonly result: Result;
  readonly loyalties: readonly Loyalty[];
  readonly wins: Symbols;
}

export interface Hollywood1947 {
  readonly state: State;
  readonly action: Action;
  readonly view: View;
  readonly event: Event;
  readonly options: Options;
  readonly outcome: HollywoodOutcome1947;
  readonly refusal: Refusal;
}
