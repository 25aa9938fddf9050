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
import { type PictureProps, sizesIn } from './sizes';
import { Row, Sum } from './Stage';

/* Pictures of points, with sums that the rules themselves have counted. Their words are in the language files. */

interface ScoreProps extends PictureProps {
  readonly score: Score;
}

/** Cards that bring the same each, and what they bring together. */
function Blockbusters({ score, ...room }: ScoreProps) {
  const size = sizesIn(room);
  const { cards, points } = score.blockbusters;
  const each = points / cards.length;
  return (
    <Row>
      {cards.map((card) => (
        <LobbyCard key={card} id={card} width={size.card} />
      ))}
      <Sum>{`${cards.map(() => each).join(' + ')} = ${points}`}</Sum>
    </Row>
  );
}

export function TwoBlockbusters(room: PictureProps) {
  return <Blockbusters {...room} score={TWO_BLOCKBUSTERS} />;
}

export function Award(room: PictureProps) {
  const [project] = AWARDED.projects;
  if (project === undefined) return undefined;
  const award = project.size - project.films.length + 1;
  return (
    <Row>
      <ProjectStrip films={project.films} frame={sizesIn(room).poster} />
      <Sum>{`${award} + ${project.films.length - 1} = ${project.size}`}</Sum>
    </Row>
  );
}

function MovieSum({ movie, ...room }: PictureProps & { readonly movie: MovieScore }) {
  return (
    <Row>
      <MoviePoster films={movie.films} star={movie.star} width={sizesIn(room).card} />
      <Sum>{`${movie.size} × ${movie.rating} = ${movie.points}`}</Sum>
    </Row>
  );
}

/** All projects of a player, and what they bring. */
function Projects({ score, ...room }: ScoreProps) {
  const points = score.projects.reduce((sum, project) => sum + project.points, 0);
  return (
    <Row>
      <View style={styles.column}>
        {score.projects.map(({ genre, films }) => (
          <ProjectStrip key={genre} films={films} frame={sizesIn(room).frame} />
        ))}
      </View>
      <Sum>{`= ${points}`}</Sum>
    </Row>
  );
}

export function Counting(room: PictureProps) {
  return (
    <>
      <Blockbusters {...room} score={EVERYTHING} />
      {EVERYTHING.movies.map((movie) => (
        <MovieSum key={movie.star} {...room} movie={movie} />
      ))}
      <Projects {...room} score={EVERYTHING} />
      <Sum>{`= ${EVERYTHING.total}`}</Sum>
    </>
  );
}

export function Largest(room: PictureProps) {
  return (
    <>
      <Projects {...room} score={LARGEST} />
      <Projects {...room} score={TIED} />
    </>
  );
}

export function Level(room: PictureProps) {
  const size = sizesIn(room);
  return LEVEL.map((score, seat) => {
    const look = SAMPLE_PLAYERS[seat];
    const { cards } = score.blockbusters;
    return (
      <Row key={seat}>
        {look && <PlayerToken {...look} size={size.token} />}
        {score.movies.map(({ films, star }) => (
          <MoviePoster key={star} films={films} star={star} width={size.card} />
        ))}
        {cards.map((card) => (
          <LobbyCard key={card} id={card} width={size.card} />
        ))}
        <Sum>
          {[score.bestMovie, ...cards.map(() => score.blockbusters.points)].join(' + ') +
            (cards.length > 0 ? ` = ${score.total}` : '')}
        </Sum>
      </Row>
    );
  });
}

export function Multiplied(room: PictureProps) {
  const size = sizesIn(room);
  const [movie] = MULTIPLIED.movies;
  if (movie === undefined) return undefined;
  return (
    <>
      <Row>
        <MoviePoster films={movie.films} star={movie.star} width={size.poster} />
        <Sum>×</Sum>
        {ASIDE.map((card) => (
          <LobbyCard key={card} id={card} width={size.card} />
        ))}
      </Row>
      <Sum>{`${movie.size} × ${movie.rating} × ${movie.multiplier} = ${movie.points}`}</Sum>
    </>
  );
}

const styles = StyleSheet.create({ column: { gap: SPACE.s } });
