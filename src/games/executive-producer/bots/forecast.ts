import type { Seat } from '../../../engine/seats';
import { actorRow } from '../cards/actors';
import { directorRow, type DirectorId } from '../cards/directors';
import { NEWS } from '../cards/news';
import { scriptRow } from '../cards/scripts';
import { directorObjects, emptyRoles } from '../productions';
import type { PlayedNews, Production, PublicState } from '../types';
import type { Ratings } from '../vocabulary';

/** What somebody brings who is still to be found: better than the average, since there is a choice. */
const ACTOR_TO_COME = { review: 1.65, boxOffice: 1.9, bonus: 0.4 };
const DIRECTOR_TO_COME = { review: 1.7, boxOffice: 1.9, bonus: 0.6 };

/** What a movie will bring to its release, dice by dice. */
export interface Forecast {
  readonly review: number;
  readonly boxOffice: number;
  /** Dice that go where the player wants them. */
  readonly bonuses: number;
  /** By director and by actors: what the big awards ask for. */
  readonly directorBonuses: number;
  readonly actorBonuses: number;
}

/** The better of a News' changes for whoever chooses; reviews and box office count alike. */
export function changeOf({ news, seat }: PlayedNews, owner: Seat): Ratings {
  const [one, other] = NEWS[news].changes;
  if (other === undefined) return one;
  const isOneMore = one.review + one.boxOffice >= other.review + other.boxOffice;
  return isOneMore === (seat === owner) ? one : other;
}

/** What is there: script, director, actors, News and campaigns. */
export function forecastAsIs(draft: Production, owner: Seat): Forecast {
  const { genre, ratings } = scriptRow(draft.script);
  let { review, boxOffice } = ratings;
  let directorBonuses = 0;
  let actorBonuses = 0;
  let hasProfessional = false;
  let isPerfectionists = false;
  if (draft.director !== undefined) {
    const row = directorRow(draft.director);
    review += row.ratings.review;
    boxOffice += row.ratings.boxOffice;
    if (row.bonuses.includes(genre)) directorBonuses = 1;
    isPerfectionists = row.traits.includes('perfectionist');
  }
  for (const actor of draft.actors) {
    const row = actorRow(actor);
    review += row.ratings.review;
    boxOffice += row.ratings.boxOffice;
    if (row.bonus === genre) actorBonuses += 1;
    if (row.trait === 'professional') hasProfessional = true;
  }
  review += draft.campaign.review;
  boxOffice += draft.campaign.boxOffice;
  for (const played of draft.news) {
    const change = changeOf(played, owner);
    review += change.review;
    boxOffice += change.boxOffice;
  }
  const bonuses = directorBonuses + actorBonuses + (isPerfectionists && hasProfessional ? 1 : 0);
  return { review, boxOffice, bonuses, directorBonuses, actorBonuses };
}

/** Of the player's own directors at hand, the one that suits the movie best. */
export function bestOwnDirector(
  { ownDirectors, turn }: PublicState,
  seat: Seat,
  draft: Production,
): DirectorId | undefined {
  const { genre } = scriptRow(draft.script);
  let best: DirectorId | undefined;
  let most = -1;
  for (const director of ownDirectors[seat] ?? []) {
    if (!turn.isPersuaded && directorObjects(draft, director)) continue;
    const { ratings, bonuses } = directorRow(director);
    const dice = ratings.review + ratings.boxOffice + (bonuses.includes(genre) ? 1 : 0);
    if (dice > most) {
      most = dice;
      best = director;
    }
  }
  return best;
}

/** Who directs it, or will as far as anybody is at hand. */
export function directorFor(
  state: PublicState,
  seat: Seat,
  draft: Production,
): DirectorId | undefined {
  return draft.director ?? bestOwnDirector(state, seat, draft);
}

/** Cards that are still to be bought when that one directs it. */
export function missingWith(draft: Production, director: DirectorId | undefined): number {
  return emptyRoles(draft) + (director === undefined ? 1 : 0);
}

/** What it will be once everybody has been found, when that one directs it. */
export function forecastWhole(
  draft: Production,
  director: DirectorId | undefined,
  asIs: Forecast,
): Forecast {
  const missing = emptyRoles(draft);
  let review = asIs.review + missing * ACTOR_TO_COME.review;
  let boxOffice = asIs.boxOffice + missing * ACTOR_TO_COME.boxOffice;
  let bonuses = asIs.bonuses + missing * ACTOR_TO_COME.bonus;
  let { directorBonuses } = asIs;
  const actorBonuses = asIs.actorBonuses + missing * ACTOR_TO_COME.bonus;
  if (draft.director === undefined) {
    let bonus = DIRECTOR_TO_COME.bonus;
    if (director === undefined) {
      review += DIRECTOR_TO_COME.review;
      boxOffice += DIRECTOR_TO_COME.boxOffice;
    } else {
      const row = directorRow(director);
      bonus = row.bonuses.includes(scriptRow(draft.script).genre) ? 1 : 0;
      review += row.ratings.review;
      boxOffice += row.ratings.boxOffice;
    }
    bonuses += bonus;
    directorBonuses += bonus;
  }
  return { review, boxOffice, bonuses, directorBonuses, actorBonuses };
}
