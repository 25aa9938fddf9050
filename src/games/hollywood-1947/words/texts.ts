import type { CardId, CostumeId, JobId, Kind, PosterId } from '../cards';
import type { Options, Refusal } from '../types';
import type { Loyalty } from '../vocabulary';
import type { action, prompt } from './en/asking';
import type { event } from './en/events';
import type { line, note, phrase } from './en/phrases';

/** The keys of the English texts. */
type Same<English> = { readonly [Key in keyof English]: string };
type ById<Id extends string, Text = string> = Readonly<Record<Id, Text>>;
type Named = { readonly name: string; readonly text: string };

/** A text for everything that the rules know by an id: a new row there asks for its words here. */
export interface Texts1947 {
  readonly loyalty: ById<Loyalty, { readonly name: string; readonly goal: string }>;
  readonly job: ById<JobId, Named>;
  readonly poster: ById<
    PosterId,
    { readonly genre: string; readonly title: string; readonly tagline: string }
  >;
  /** Titles, which are shown at the premiere. [47INFO-4] */
  readonly card: ById<CardId>;
  /** What a hidden card shows, in a word, and what that means. */
  readonly face: ById<Kind>;
  readonly kind: ById<Kind>;
  readonly costume: ById<CostumeId, Named>;
  readonly option: ById<keyof Options, Named>;
  readonly refusal: ById<Refusal>;
  readonly history: { readonly title: string; readonly text: string };
  readonly event: Same<typeof event>;
  readonly action: Same<typeof action>;
  readonly prompt: Same<typeof prompt>;
  readonly phrase: Same<typeof phrase>;
  readonly line: Same<typeof line>;
  readonly note: Same<typeof note>;
}
