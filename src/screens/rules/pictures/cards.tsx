import { StyleSheet, View } from 'react-native';

import { type CardId, GENRES, RATINGS } from '../../../games/hollywood/types';
import { LobbyCard } from '../../../ui/cards/LobbyCard';
import { MoviePoster } from '../../../ui/cards/MoviePoster';
import { ProjectStrip } from '../../../ui/cards/ProjectStrip';
import { StudioCardFace } from '../../../ui/cards/StudioCardFace';
import { PlayerToken } from '../../../ui/PlayerToken';
import { SPACE } from '../../../ui/theme/sizes';
import { Count } from '../../match/panels/Count';
import { SAMPLE_PLAYERS } from '../../programme/pictures/sample';
import { UNDEALT } from './sampleRound';
import { FILMS, STAR } from './sampleStudios';
import { type PictureProps, sizesIn } from './sizes';
import { Arrow, Row, Sum } from './Stage';

/* Pictures of cards and what becomes of them. Their words are in the language files. */

export function Goal(props: PictureProps) {
  const { arrow, card, frame, poster } = sizesIn(props);
  return (
    <Row>
      <ProjectStrip films={FILMS.action} frame={frame} />
      <Sum>+</Sum>
      <LobbyCard id={STAR} width={card} />
      <Arrow width={arrow} />
      <MoviePoster films={FILMS.action} star={STAR} width={poster} />
    </Row>
  );
}

const KINDS: readonly CardId[] = ['horror-2', 'action-3', 'romcom-3', 'star-9', 'blockbuster-1'];

export function Kinds(props: PictureProps) {
  const { poster } = sizesIn(props);
  return (
    <Row>
      {KINDS.map((kind) => (
        <LobbyCard key={kind} id={kind} width={poster} />
      ))}
    </Row>
  );
}

export function Undealt() {
  return (
    <>
      <Row>
        {GENRES.map((genre) => (
          <Count key={genre} sign={genre} value={UNDEALT.films[genre]} size="large" />
        ))}
        <Count sign="blockbuster" value={UNDEALT.blockbusters} size="large" />
      </Row>
      <Row>
        {RATINGS.map((rating) => (
          <Count
            key={rating}
            sign="star"
            value={`${rating}: ${UNDEALT.stars[rating]}`}
            size="large"
          />
        ))}
      </Row>
    </>
  );
}

export function InHand(props: PictureProps) {
  const { card, token } = sizesIn(props);
  const [look] = SAMPLE_PLAYERS;
  return (
    <Row>
      {[0, 1, 2].map((reel) => (
        <PlayerToken key={reel} {...look} size={token} />
      ))}
      <StudioCardFace kind="clap" width={card} isSpent={false} />
      <StudioCardFace kind="double" width={card} isSpent={false} />
    </Row>
  );
}

export function Clap(props: PictureProps) {
  const { arrow, poster } = sizesIn(props);
  return (
    <Row>
      <StudioCardFace kind="clap" width={poster} isSpent={false} />
      <Arrow width={arrow} />
      <StudioCardFace kind="clap" width={poster} isSpent />
    </Row>
  );
}

export function Growing(props: PictureProps) {
  const { arrow, card, frame } = sizesIn(props);
  const [first, second, third] = FILMS.horror;
  return (
    <Row>
      <ProjectStrip films={[first, second]} frame={frame} />
      <Sum>+</Sum>
      <LobbyCard id={third} width={card} />
      <Arrow width={arrow} />
      <ProjectStrip films={FILMS.horror} frame={frame} />
    </Row>
  );
}

export function Finishing(props: PictureProps) {
  const { arrow, card, frame, poster } = sizesIn(props);
  return (
    <Row>
      <View style={styles.column}>
        <ProjectStrip films={FILMS.action} frame={frame} />
        <ProjectStrip films={FILMS.romcom} frame={frame} />
      </View>
      <Sum>+</Sum>
      <LobbyCard id={STAR} width={card} />
      <Arrow width={arrow} />
      <View style={styles.column}>
        <MoviePoster films={FILMS.action} star={STAR} width={poster} />
        <ProjectStrip films={FILMS.romcom} frame={frame} />
      </View>
    </Row>
  );
}

export function FirstPlayers(props: PictureProps) {
  const { card } = sizesIn(props);
  return (
    <Row>
      {SAMPLE_PLAYERS.map((look, index) => (
        <View key={look.glyph} style={styles.centred}>
          <PlayerToken {...look} size={card} />
          <Sum>{index + 1}</Sum>
        </View>
      ))}
    </Row>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.s },
  centred: { alignItems: 'center' },
});
