import type { AbilityId } from '../../games/executive-producer/cards/abilities';
import type { AwardId } from '../../games/executive-producer/cards/awards';
import type { NewsId } from '../../games/executive-producer/cards/news';
import type {
  ObjectiveId,
  PublicObjectiveId,
} from '../../games/executive-producer/cards/objectives';
import type { ScriptId } from '../../games/executive-producer/cards/scripts';
import type { StudioId } from '../../games/executive-producer/cards/studios';
import type { Length } from '../../games/executive-producer/numbers';
import type { Options, Phase, Refusal, Score, Stage } from '../../games/executive-producer/types';
import type {
  ActorTrait,
  Condition,
  DirectorTrait,
  Genre,
  Measure,
  Roll,
  Track,
} from '../../games/executive-producer/vocabulary';

type ById<Id extends string, Text = string> = Readonly<Record<Id, Text>>;
type Named = { readonly name: string; readonly text: string };

/** A text for everything that the rules know by an id: a new row there asks for its words here. Names: `executiveProducerNames.ts`. */
export interface ExecutiveProducerWords {
  readonly genre: ById<Genre>;
  readonly roll: ById<Roll>;
  readonly track: ById<Track>;
  readonly trait: ById<ActorTrait | DirectorTrait, Named>;
  readonly motto: ById<StudioId>;
  readonly script: ById<ScriptId, { readonly title: string; readonly tagline: string }>;
  /** What News do is said by `change` and `condition`, from their rows. */
  readonly news: ById<NewsId, { readonly headline: string; readonly line: string }>;
  readonly award: ById<AwardId, Named>;
  readonly objective: ById<ObjectiveId, Named>;
  readonly publicObjective: ById<PublicObjectiveId, Named>;
  readonly ability: ById<AbilityId, Named>;
  /** Changes have their sign. */
  readonly change: ById<Roll | 'both' | 'either'>;
  readonly condition: { readonly genre: string } & ById<
    Exclude<Condition['kind'], 'genre'>,
    ById<Measure>
  >;
  readonly option: ById<keyof Options, Named>;
  readonly length: ById<Length, Named>;
  readonly stage: ById<Stage>;
  readonly phase: ById<Phase['kind']>;
  /** Where points come from. */
  readonly source: ById<Exclude<keyof Score, 'total'>>;
  readonly refusal: ById<Refusal>;
}
