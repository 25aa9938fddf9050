import type { Seat } from '../../engine/seats';
import type { AbilityId } from './cards/abilities';
import { type AwardId, SEASON_AWARDS } from './cards/awards';
import type { DirectorId } from './cards/directors';
import type { NewsId } from './cards/news';
import type { ObjectiveId } from './cards/objectives';
import type { ScriptId } from './cards/scripts';
import type { StudioId } from './cards/studios';
import type {
  Aim,
  CardOf,
  DeckName,
  Decks,
  Nominee,
  Opening,
  Piles,
  Score,
  TalentId,
} from './types';
import type { Ratings, TalentTrack, Track } from './vocabulary';

/** The dice of a release: one roll each, or two where the better one counts. */
export interface Rolls {
  readonly review: readonly (readonly number[])[];
  readonly boxOffice: readonly (readonly number[])[];
}

interface Bid extends Nominee {
  readonly stars: number;
}

/** What everybody is told. */
export type Event =
  | {
      readonly type: 'table-set';
      readonly studios: readonly StudioId[];
      readonly first: Seat;
      readonly money: readonly number[];
      readonly tracks: Piles;
    }
  | { readonly type: 'turn-begun'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'script-bought';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly price: number;
    }
  | {
      readonly type: 'talent-hired';
      readonly seat: Seat;
      readonly track: TalentTrack;
      readonly talent: TalentId;
      readonly on: ScriptId;
      readonly price: number;
    }
  | {
      readonly type: 'writer-hired';
      readonly seat: Seat;
      readonly director: DirectorId;
      readonly script: ScriptId;
      /** For both. */
      readonly price: number;
    }
  /** What the track looks like now. */
  | {
      readonly type: 'track-filled';
      readonly track: Track;
      readonly cards: readonly CardOf<Track>[];
    }
  /** [EPRELEASE-6] The leftmost cards went. */
  | { readonly type: 'tracks-advanced'; readonly discarded: Piles }
  | { readonly type: 'deck-made-anew'; readonly deck: DeckName; readonly cards: number }
  | {
      readonly type: 'director-placed';
      readonly seat: Seat;
      readonly director: DirectorId;
      readonly on: ScriptId;
    }
  | {
      readonly type: 'news-played';
      readonly seat: Seat;
      readonly news: NewsId;
      readonly owner: Seat;
      readonly on: ScriptId;
    }
  | { readonly type: 'actions-given-up'; readonly seat: Seat; readonly actions: number }
  | { readonly type: 'news-drawn'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'ability-used';
      readonly seat: Seat;
      readonly ability: AbilityId;
      readonly aim: Aim;
    }
  | { readonly type: 'script-taken'; readonly seat: Seat; readonly script: ScriptId }
  | {
      readonly type: 'talent-taken';
      readonly seat: Seat;
      readonly talent: TalentId;
      readonly on: ScriptId;
    }
  | { readonly type: 'news-stolen'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'award-previewed'; readonly seat: Seat }
  | { readonly type: 'award-put-back'; readonly seat: Seat }
  | { readonly type: 'auditioned'; readonly seat: Seat; readonly cards: readonly TalentId[] }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'bankrupt'; readonly seat: Seat }
  | { readonly type: 'solvent'; readonly seat: Seat }
  | { readonly type: 'release-begun'; readonly seat: Seat; readonly script: ScriptId }
  | {
      readonly type: 'change-chosen';
      readonly seat: Seat;
      readonly news: NewsId;
      readonly change: 0 | 1;
    }
  /** [EPMOGUL-1] Before some of them may be rolled again. */
  | ({ readonly type: 'dice-rolled' } & Opening)
  | {
      readonly type: 'insurance-paid';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly dollars: number;
    }
  | {
      readonly type: 'released';
      readonly seat: Seat;
      readonly script: ScriptId;
      /** Over cards, News and campaigns; maybe below zero. */
      readonly totals: Ratings;
      readonly bonuses: Ratings;
      readonly rolls: Rolls;
      readonly stars: number;
      readonly takings: number;
    }
  | { readonly type: 'objective-revealed'; readonly seat: Seat; readonly objective: ObjectiveId }
  | { readonly type: 'objective-discarded'; readonly seat: Seat }
  | { readonly type: 'award-shown'; readonly award: AwardId }
  | { readonly type: 'award-opened'; readonly award: AwardId }
  | { readonly type: 'award-discarded'; readonly award: AwardId }
  | { readonly type: 'award-withdrawn'; readonly award: AwardId }
  | { readonly type: 'nominated'; readonly seat: Seat; readonly script: ScriptId }
  | { readonly type: 'bid-made'; readonly seat: Seat }
  | { readonly type: 'bids-shown'; readonly bids: readonly Bid[] }
  /** [EPAWARD-3] */
  | {
      readonly type: 'tie-rolled';
      readonly rolls: readonly { readonly seat: Seat; readonly dice: readonly number[] }[];
    }
  /** [EPMOGUL-1] Without any dice. */
  | { readonly type: 'tie-won'; readonly seat: Seat }
  | {
      readonly type: 'award-won';
      readonly seat: Seat;
      readonly script: ScriptId;
      readonly award: AwardId;
      readonly stars: number;
    }
  | { readonly type: 'last-round' }
  /** [EPEND-1] [EPEND-6] The big awards follow at once. */
  | { readonly type: 'season-over' }
  | { readonly type: 'scored'; readonly scores: readonly Score[] }
  | { readonly type: 'tied'; readonly seats: readonly Seat[] }
  | { readonly type: 'match-ended'; readonly winners: readonly Seat[] };

/** What transcripts add to an event: the truth behind it, which no player is told. */
export interface Hidden {
  readonly news?: readonly NewsId[];
  readonly hands?: readonly (readonly NewsId[])[];
  readonly objective?: ObjectiveId;
  readonly objectives?: readonly (readonly ObjectiveId[])[];
  readonly decks?: Decks;
  readonly deck?: readonly CardOf<DeckName>[];
  readonly awardDeck?: readonly AwardId[];
  readonly stars?: number;
  readonly award?: AwardId;
  readonly isBuried?: boolean;
}

export type FullEvent = Event & { readonly hidden?: Hidden };

/** The event as everybody is told it. */
export function publicEvent(full: FullEvent): Event {
  if (full.hidden === undefined) return full;
  const { hidden: _hidden, ...event } = full;
  return event;
}

const QUIET: ReadonlySet<Event['type']> = new Set([
  'turn-begun',
  'script-bought',
  'talent-hired',
  'writer-hired',
  'director-placed',
  'actions-given-up',
  'ability-used',
  'script-taken',
  'talent-taken',
  'declined',
  'bankrupt',
  'solvent',
  'release-begun',
  'change-chosen',
  'nominated',
  'bid-made',
  'award-won',
  'award-put-back',
  'insurance-paid',
  'tie-won',
  'award-discarded',
  'award-opened',
  'last-round',
  'season-over',
  'scored',
  'tied',
]);

/** Whether the event shows somebody something new; the quiet ones only tell what was decided, or what follows from it. */
export function reveals(event: Event): boolean {
  // [EPSETUP-4] The big ones lie in the open from the beginning.
  if (event.type === 'award-shown') return SEASON_AWARDS.includes(event.award);
  return !QUIET.has(event.type);
}
