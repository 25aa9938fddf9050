import { ABILITIES } from '../../../../src/games/executive-producer/cards/abilities';
import { ACTOR_IDS, actorRow } from '../../../../src/games/executive-producer/cards/actors';
import { AWARDS } from '../../../../src/games/executive-producer/cards/awards';
import {
  DIRECTOR_IDS,
  directorRow,
} from '../../../../src/games/executive-producer/cards/directors';
import { NEWS } from '../../../../src/games/executive-producer/cards/news';
import { OBJECTIVES } from '../../../../src/games/executive-producer/cards/objectives';
import { SCRIPT_IDS, scriptRow } from '../../../../src/games/executive-producer/cards/scripts';
import type {
  AbilityRow,
  ActorRow,
  AwardRow,
  DirectorRow,
  NewsRow,
  ObjectiveRow,
  ScriptRow,
} from '../../../../src/games/executive-producer/vocabulary';

export type Ids<Row> = Readonly<Record<string, Row>>;

/** All that the referee shares with the game: what is printed on the cards. */
export const CARDS: {
  readonly scripts: Ids<ScriptRow>;
  readonly actors: Ids<ActorRow>;
  readonly directors: Ids<DirectorRow>;
  readonly news: Ids<NewsRow>;
  readonly awards: Ids<AwardRow>;
  readonly objectives: Ids<ObjectiveRow>;
  readonly abilities: Ids<AbilityRow>;
} = {
  scripts: Object.fromEntries(SCRIPT_IDS.map((id) => [id, scriptRow(id)])),
  actors: Object.fromEntries(ACTOR_IDS.map((id) => [id, actorRow(id)])),
  directors: Object.fromEntries(DIRECTOR_IDS.map((id) => [id, directorRow(id)])),
  news: NEWS,
  awards: AWARDS,
  objectives: OBJECTIVES,
  abilities: ABILITIES,
};

/** The row of a card; a card that does not exist is nobody's row. */
export function rowOf<Row>(rows: Ids<Row>, id: string): Row {
  const row = rows[id];
  if (row === undefined) throw new RangeError(`There is no ${id}`);
  return row;
}

export function scriptOf(id: string): ScriptRow {
  return rowOf(CARDS.scripts, id);
}

export function actorOf(id: string): ActorRow {
  return rowOf(CARDS.actors, id);
}

export function directorOf(id: string): DirectorRow {
  return rowOf(CARDS.directors, id);
}
