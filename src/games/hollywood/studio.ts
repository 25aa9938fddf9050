import type { Seat } from '../../engine/seats';
import { type CardId, type Genre, GENRES, type Studio } from './types';
import { updateStudio } from './update';

type Projects = Studio['projects'];

/** [SETUP-1] Twelve reels in all. */
export const REELS_PER_ROUND = 12;

/** [SETUP-1] Four reels each at three players, three at four. */
export function reelsEach(seats: number): number {
  return REELS_PER_ROUND / seats;
}

/** [SETUP-1] Everybody begins one round. */
export function roundsOf(seats: number): number {
  return seats;
}

/** [CARDS-4] What a player begins with. */
export function newStudio(seats: number): Studio {
  return {
    reels: reelsEach(seats),
    clapBoard: true,
    doubleReel: true,
    blockbusters: [],
    projects: { horror: [], action: [], romcom: [] },
    movies: [],
    lostStars: [],
  };
}

export function studioOf(studios: readonly Studio[], seat: Seat): Studio {
  const studio = studios[seat];
  if (studio === undefined) throw new RangeError(`Nobody sits in seat ${String(seat)}`);
  return studio;
}

export function withStudio(
  studios: readonly Studio[],
  seat: Seat,
  studio: Studio,
): readonly Studio[] {
  const changed = studios.slice();
  changed[seat] = studio;
  return changed;
}

/** The genres in which the player has a project, in their fixed order. */
export function projectsOf(studio: Studio): readonly Genre[] {
  return GENRES.filter((genre) => studio.projects[genre].length > 0);
}

function withProject(projects: Projects, genre: Genre, films: readonly CardId[]): Projects {
  const { horror, action, romcom } = projects;
  return {
    horror: genre === 'horror' ? films : horror,
    action: genre === 'action' ? films : action,
    romcom: genre === 'romcom' ? films : romcom,
  };
}

/** [FILM-1] [FILM-2] The film begins a project of its genre or joins the one there is. */
export function withFilm(studio: Studio, genre: Genre, film: CardId): Studio {
  const films = [...studio.projects[genre], film];
  return updateStudio(studio, { projects: withProject(studio.projects, genre, films) });
}

/** [STAR-1] [STAR-4] The project and its star become a movie; a new project of the genre may begin afterwards. */
export function withMovie(studio: Studio, genre: Genre, star: CardId): Studio {
  const movie = { genre, star, films: studio.projects[genre] };
  return updateStudio(studio, {
    projects: withProject(studio.projects, genre, []),
    movies: [...studio.movies, movie],
  });
}
