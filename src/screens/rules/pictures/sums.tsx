import { StyleSheet, View } from 'react-native';

import type { MovieScore, Score } from '../../../games/hollywood/types';
import { LobbyCard } from '../../../ui/cards/LobbyCard';
import { MoviePoster } from '../../../ui/cards/MoviePoster';
import { ProjectStrip } from '../../../ui/cards/ProjectStrip';
import { PlayerToken } from '../../../ui/PlayerToken';
import { SPACE } from '../../../ui/theme/sizes';
import { SAMPLE_PLAYERS } from '../../programme/pictures/sample';
import {
  ASIDE,
  AWARDED,
  EVERYTHING,
  LARGEST,
  LEVEL,
  MULTIPLIED,
  TIED,
  TWO_BLOCKBUSTERS,
} from './sampleStudios';
import { FRAME, POSTER, SMALL, TOKEN } from './sizes';
import { Row, Sum } from './Stage';

/* Pictures of points, with sums that the rules themselves have counted. Their words are in the language files. */

/** Cards that bring the same each, and what they bring together. */
function Blockbusters({ score }: { readonly score: Score }) {
  const { cards, points } = score.blockbusters;
  const each = points / cards.length;
  return (
    <Row>
      {cards.map((card) => (
        <LobbyCard key={card} id={card} width={SMALL} />
      ))}
      <Sum>{`${cards.map(() => each).join(' + ')} = ${points}`}</Sum>
    </Row>
  );
}

export function TwoBlockbusters() {
  return <Blockbusters score={TWO_BLOCKBUSTERS} />;
}

export function Award() {
  const [project] = AWARDED.projects;
  if (project === undefined) return undefined;
  const award = project.size - project.films.length + 1;
  return (
    <Row>
      <ProjectStrip films={project.films} frame={64} />
      <Sum>{`${award} + ${project.films.length - 1} = ${project.size}`}</Sum>
    </Row>
  );
}

function MovieSum({ movie }: { readonly movie: MovieScore }) {
  return (
    <Row>
      <MoviePoster films={movie.films} star={movie.star} width={SMALL} />
      <Sum>{`${movie.size} × ${movie.rating} = ${movie.points}`}</Sum>
    </Row>
  );
}

/** All projects of a player, and what they bring. */
function Projects({ score }: { readonly score: Score }) {
  const points = score.projects.reduce((sum, project) => sum + project.points, 0);
  return (
    <Row>
      <View style={styles.column}>
        {score.projects.map(({ genre, films }) => (
          <ProjectStrip key={genre} films={films} frame={FRAME} />
        ))}
      </View>
      <Sum>{`= ${points}`}</Sum>
    </Row>
  );
}

export function Counting() {
  return (
    <>
      <Blockbusters score={EVERYTHING} />
      {EVERYTHING.movies.map((movie) => (
        <MovieSum key={movie.star} movie={movie} />
      ))}
      <Projects score={EVERYTHING} />
      <Sum>{`= ${EVERYTHING.total}`}</Sum>
    </>
  );
}

export function Largest() {
  return (
    <>
      <Projects score={LARGEST} />
      <Projects score={TIED} />
    </>
  );
}

export function Level() {
  return LEVEL.map((score, seat) => {
    const look = SAMPLE_PLAYERS[seat];
    const { cards } = score.blockbusters;
    return (
      <Row key={seat}>
        {look && <PlayerToken {...look} size={TOKEN} />}
        {score.movies.map(({ films, star }) => (
          <MoviePoster key={star} films={films} star={star} width={SMALL} />
        ))}
        {cards.map((card) => (
          <LobbyCard key={card} id={card} width={SMALL} />
        ))}
        <Sum>
          {[score.bestMovie, ...cards.map(() => score.blockbusters.points)].join(' + ') +
            (cards.length > 0 ? ` = ${score.total}` : '')}
        </Sum>
      </Row>
    );
  });
}

export function Multiplied() {
  const [movie] = MULTIPLIED.movies;
  if (movie === undefined) return undefined;
  return (
    <>
      <Row>
        <MoviePoster films={movie.films} star={movie.star} width={POSTER} />
        <Sum>×</Sum>
        {ASIDE.map((card) => (
          <LobbyCard key={card} id={card} width={SMALL} />
        ))}
      </Row>
      <Sum>{`${movie.size} × ${movie.rating} × ${movie.multiplier} = ${movie.points}`}</Sum>
    </>
  );
}

const styles = StyleSheet.create({ column: { gap: SPACE.s } });
