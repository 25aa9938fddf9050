import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import { GENRES, type Studio } from '../../games/hollywood/types';
import { MoviePoster, POSTER_ASPECT } from '../../ui/cards/MoviePoster';
import { ProjectStrip, stripSize } from '../../ui/cards/ProjectStrip';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly studio: Studio;
  readonly width: number;
  readonly height: number;
}

const FRAME = 56;
const POSTERS_SHARE = 0.42;

/** Whether there is anything to show: an empty shelf would only take room from the prompt. */
export function hasSomething({ projects, movies }: Studio): boolean {
  return movies.length > 0 || GENRES.some((genre) => projects[genre].length > 0);
}

/** The projects and movies of whoever is on turn, large, where a tablet has the room. */
export const HandShelf = memo(function HandShelf({ studio, width, height }: Props) {
  const projects = GENRES.map((genre) => studio.projects[genre]).filter(({ length }) => length > 0);
  const { movies } = studio;
  const stripsWidth = movies.length === 0 ? width : width * (1 - POSTERS_SHARE);
  const longest = Math.max(1, ...projects.map(({ length }) => length));
  const lines = Math.max(2, projects.length);
  const frame = Math.min(
    FRAME,
    stripsWidth / longest,
    (height - (lines - 1) * SPACE.xs) / lines / stripSize(1, 1).height,
  );
  const posterWidth = Math.min(
    height * POSTER_ASPECT,
    (width * POSTERS_SHARE) / Math.max(1, movies.length) - SPACE.s,
  );
  return (
    <View aria-hidden style={[styles.shelf, { width, height }]}>
      <View style={styles.strips}>
        {projects.map((films) => (
          <ProjectStrip key={films[0]} films={films} frame={frame} />
        ))}
      </View>
      {movies.map(({ films, star }) => (
        <MoviePoster key={star} films={films} star={star} width={posterWidth} />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  shelf: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: SPACE.s,
    overflow: 'hidden',
  },
  strips: { flexGrow: 1, gap: SPACE.xs, alignItems: 'flex-end' },
});
