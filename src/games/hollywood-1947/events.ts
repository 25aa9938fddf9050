import type { Seat } from '../../engine/seats';
import type { CardId, CostumeId, JobId, PosterId } from './cards';
import type { Aim, Premiere, Result, Statement } from './types';
import type { Face, Holder, Loyalty } from './vocabulary';

/** What everybody is told. */
export type Event =
  | {
      readonly type: 'table-set';
      readonly jobs: readonly (readonly JobId[])[];
      readonly centre: readonly JobId[];
      readonly dice: readonly (readonly Face[])[];
    }
  | {
      readonly type: 'round-begun';
      readonly round: number;
      readonly first: Seat;
      /** The ghosts' dice, rolled anew. */
      readonly ghostDice: readonly Face[];
    }
  | { readonly type: 'poster-shown'; readonly poster: PosterId; readonly by?: Seat }
  | { readonly type: 'posters-drawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'poster-buried'; readonly seat: Seat }
  | { readonly type: 'job-performed'; readonly seat: Seat; readonly job: JobId; readonly aim: Aim }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | {
      readonly type: 'jobs-swapped';
      readonly seat: Seat;
      readonly jobs: readonly [JobId, JobId];
    }
  | {
      readonly type: 'die-rolled';
      readonly seat: Seat;
      readonly holder: Holder;
      readonly die: number;
      readonly face: Face;
    }
  | {
      readonly type: 'die-turned';
      readonly seat: Seat;
      readonly holder: Holder;
      readonly die: number;
      readonly face: Face;
    }
  | {
      readonly type: 'token-given';
      readonly seat: Seat;
      readonly to: Holder;
      readonly from?: Holder;
    }
  | { readonly type: 'cards-drawn'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'cards-discarded'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'composed'; readonly seat: Seat }
  | { readonly type: 'card-added'; readonly holder: Holder; readonly count: number }
  | { readonly type: 'editing-announced'; readonly seat: Seat }
  | { readonly type: 'ghosts-seen'; readonly seat: Seat }
  | { readonly type: 'hand-seen'; readonly seat: Seat; readonly of: Seat }
  | { readonly type: 'costumes-drawn'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'costume-given';
      readonly seat: Seat;
      readonly to: Seat;
      readonly costume: CostumeId;
    }
  | {
      readonly type: 'costume-worn';
      readonly seat: Seat;
      readonly costume: CostumeId;
      readonly aim: Aim;
    }
  | { readonly type: 'chosen'; readonly seat: Seat }
  /** All have chosen: how many cards of their own every holder has in the movie. */
  | { readonly type: 'cast-complete'; readonly added: readonly number[] }
  | { readonly type: 'ghost-replaced'; readonly holder: Holder }
  | { readonly type: 'token-spent'; readonly holder: Holder }
  | { readonly type: 'token-kept'; readonly seat: Seat }
  | { readonly type: 'deck-card-added' }
  | { readonly type: 'card-removed'; readonly cards: number }
  | { readonly type: 'edited'; readonly seat: Seat; readonly putBack: boolean }
  | { readonly type: 'premiere'; readonly premiere: Premiere }
  | { readonly type: 'hearing-held'; readonly dice: readonly (readonly Face[])[] }
  | {
      readonly type: 'jobs-dealt';
      readonly jobs: readonly (readonly JobId[])[];
      readonly centre: readonly JobId[];
    }
  | { readonly type: 'deck-made-anew'; readonly cards: number }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly statement: Statement }
  | {
      readonly type: 'match-ended';
      readonly result: Result;
      readonly winners: readonly Seat[];
      readonly loyalties: readonly Loyalty[];
    };

/** What transcripts add to an event: the truth behind it, which no player is told. */
export interface Hidden {
  readonly cards?: readonly CardId[];
  readonly posters?: readonly PosterId[];
  readonly costumes?: readonly CostumeId[];
  readonly loyalties?: readonly Loyalty[];
  readonly hands?: readonly (readonly CardId[])[];
  readonly ghosts?: readonly CardId[];
  readonly deck?: readonly CardId[];
  readonly posterDeck?: readonly PosterId[];
  readonly costumeDeck?: readonly CostumeId[];
}

export type FullEvent = Event & { readonly hidden?: Hidden };

/** The event as everybody is told it. */
export function publicEvent({ hidden: _hidden, ...event }: FullEvent): Event {
  return event;
}

const QUIET: ReadonlySet<Event['type']> = new Set([
  'poster-buried',
  'job-performed',
  'passed',
  'declined',
  'jobs-swapped',
  'die-turned',
  'token-given',
  'cards-discarded',
  'composed',
  'card-added',
  'editing-announced',
  'costume-worn',
  'chosen',
  'token-spent',
  'token-kept',
  'claimed',
]);

/** Whether the event shows somebody something new; the quiet ones only tell what was decided. */
export function reveals({ type }: Event): boolean {
  return !QUIET.has(type);
}
