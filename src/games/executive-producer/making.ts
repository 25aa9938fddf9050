import type { ActorId } from './cards/actors';
import type { DirectorId } from './cards/directors';
import type { ScriptId } from './cards/scripts';
import type { Crew, Movie, PlayedNews, Production, TalentId } from './types';
import type { Ratings, TalentTrack } from './vocabulary';

/*
 * What becomes of a movie, from its script to its awards; nothing here changes, everything is made anew. Movies are made
 * here alone, field by field: they have one shape in memory then, and matches of the strongest take a tenth less time.
 */

const NO_CAMPAIGN: Ratings = { review: 0, boxOffice: 0 };

function productionOf(
  { script, actors, director }: Crew,
  news: readonly PlayedNews[],
  campaign: Ratings,
  insured: number,
): Production {
  return director === undefined
    ? { script, actors, news, campaign, insured }
    : { script, actors, news, campaign, insured, director };
}

/** [EPRELEASE-5] The movie once it is released, and whenever something has come of it. */
export function released(
  { script, actors, director }: Crew,
  { news, rolled, stars, awards }: Omit<Movie, keyof Crew>,
): Movie {
  return director === undefined
    ? { script, actors, news, rolled, stars, awards }
    : { script, actors, director, news, rolled, stars, awards };
}

/** A movie with these people, to which nothing has happened. */
export function madeBy(crew: Crew): Production {
  return productionOf(crew, [], NO_CAMPAIGN, 0);
}

/** [EPSCRIPT-1] */
export function begun(script: ScriptId): Production {
  return madeBy({ script, actors: [] });
}

/** With somebody more. */
export function joinedBy(production: Production, track: TalentTrack, talent: TalentId): Production {
  const { script, actors, news, campaign, insured } = production;
  if (track === 'directors')
    return productionOf(
      { script, actors, director: talent as DirectorId },
      news,
      campaign,
      insured,
    );
  return withActors(production, [...actors, talent as ActorId]);
}

/** Without somebody. */
export function leftBy(production: Production, track: TalentTrack, talent: TalentId): Production {
  const { script, actors, news, campaign, insured } = production;
  if (track === 'directors') return productionOf({ script, actors }, news, campaign, insured);
  return withActors(
    production,
    actors.filter((actor) => actor !== talent),
  );
}

function withActors(production: Production, actors: readonly ActorId[]): Production {
  const { script, director, news, campaign, insured } = production;
  const crew = director === undefined ? { script, actors } : { script, actors, director };
  return productionOf(crew, news, campaign, insured);
}

export function withNews(production: Production, news: readonly PlayedNews[]): Production {
  return productionOf(production, news, production.campaign, production.insured);
}

/** With dice added or taken away for good. */
export function campaigned(production: Production, change: Ratings): Production {
  const { review, boxOffice } = production.campaign;
  const campaign = { review: review + change.review, boxOffice: boxOffice + change.boxOffice };
  return productionOf(production, production.news, campaign, production.insured);
}

/** [EPMOGUL-1] Sure to take so many dollars. */
export function insuredFor(production: Production, dollars: number): Production {
  return productionOf(production, production.news, production.campaign, dollars);
}
