import type { AbilityId } from '../cards/abilities';
import type { AwardId } from '../cards/awards';
import type { NewsId } from '../cards/news';
import type { ObjectiveId, PublicObjectiveId } from '../cards/objectives';
import type { ScriptId } from '../cards/scripts';
import type { StudioId } from '../cards/studios';
import type { NamedLength } from '../numbers';
import type { Options, Refusal, Score, Stage } from '../types';
import type {
  ActorTrait,
  Condition,
  DirectorTrait,
  Genre,
  Measure,
  Roll,
  Track,
} from '../vocabulary';

import type { action, prompt } from './en/asking';
import type { event } from './en/events';
import type { line, phrase } from './en/phrases';

/** The keys of the English texts. `_you` speaks to a player who is called so. */
type Same<English> = { readonly [Key in keyof English]: string };
type ById<Id extends string, Text = string> = Readonly<Record<Id, Text>>;
type Named = { readonly name: string; readonly text: string };
/** What a card does, and a line for the fun of it. */
type Card = Named & { readonly line: string };

/** A text for everything that the rules know by an id: a new row there asks for its words here. Names: `names.ts`. */
export interface ProducerTexts {
  readonly genre: ById<Genre>;
  readonly roll: ById<Roll>;
  readonly track: ById<Track>;
  readonly trait: ById<ActorTrait | DirectorTrait, Named>;
  readonly motto: ById<StudioId>;
  readonly script: ById<ScriptId, { readonly title: string; readonly tagline: string }>;
  /** What News do is said by `change` and `condition`, from their rows. */
  readonly news: ById<NewsId, { readonly headline: string; readonly line: string }>;
  readonly award: ById<AwardId, Card>;
  readonly objective: ById<ObjectiveId, Card>;
  readonly publicObjective: ById<PublicObjectiveId, Named>;
  readonly ability: ById<AbilityId, Card>;
  /** Changes have their sign. */
  readonly change: ById<Roll | 'both' | 'either'>;
  readonly condition: { readonly genre: string } & ById<
    Exclude<Condition['kind'], 'genre'>,
    ById<Measure>
  >;
  readonly option: ById<keyof Options, Named>;
  readonly length: ById<NamedLength>;
  readonly stage: ById<Stage>;
  readonly event: Same<typeof event>;
  readonly action: Same<typeof action>;
  readonly prompt: Same<typeof prompt>;
  readonly phrase: Same<typeof phrase>;
  readonly line: Same<typeof line>;
  /** Where points come from. */
  readonly source: ById<Exclude<keyof Score, 'total'>>;
  readonly refusal: ById<Refusal>;
}
