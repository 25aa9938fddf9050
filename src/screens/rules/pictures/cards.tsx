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
import { FRAME, POSTER, SMALL, TOKEN } from './sizes';
import { Arrow, Row, Sum } from './Stage';

/* Pictures of cards and what becomes of them. Their words are in the language files. */

const CARD = 76;

export function Goal() {
  return (
    <Row>
      <ProjectStrip films={FILMS.action} frame={FRAME} />
      <Sum>+</Sum>
      <LobbyCard id={STAR} width={SMALL} />
      <Arrow />
      <MoviePoster films={FILMS.action} star={STAR} width={POSTER} />
    </Row>
  );
}

const KINDS: readonly CardId[] = ['horror-2', 'action-3', 'romcom-3', 'star-9', 'blockbuster-1'];

export function Kinds() {
  return (
    <Row>
      {KINDS.map((card) => (
        <LobbyCard key={card} id={card} width={CARD} />
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

export function InHand() {
  const [look] = SAMPLE_PLAYERS;
  return (
    <Row>
      {[0, 1, 2].map((reel) => (
        <PlayerToken key={reel} {...look} size={TOKEN} />
      ))}
      <StudioCardFace kind="clap" width={SMALL} isSpent={false} />
      <StudioCardFace kind="double" width={SMALL} isSpent={false} />
    </Row>
  );
}

export function Clap() {
  return (
    <Row>
      <StudioCardFace kind="clap" width={CARD} isSpent={false} />
      <Arrow />
      <StudioCardFace kind="clap" width={CARD} isSpent />
    </Row>
  );
}

export function Growing() {
  const [first, second, third] = FILMS.horror;
  return (
    <Row>
      <ProjectStrip films={[first, second]} frame={FRAME} />
      <Sum>+</Sum>
      <LobbyCard id={third} width={SMALL} />
      <Arrow />
      <ProjectStrip films={FILMS.horror} frame={FRAME} />
    </Row>
  );
}

export function Finishing() {
  return (
    <Row>
      <View style={styles.column}>
        <ProjectStrip films={FILMS.action} frame={FRAME} />
        <ProjectStrip films={FILMS.romcom} frame={FRAME} />
      </View>
      <Sum>+</Sum>
      <LobbyCard id={STAR} width={SMALL} />
      <Arrow />
      <View style={styles.column}>
        <MoviePoster films={FILMS.action} star={STAR} width={POSTER} />
        <ProjectStrip films={FILMS.romcom} frame={FRAME} />
      </View>
    </Row>
  );
}

export function FirstPlayers() {
  return (
    <Row>
      {SAMPLE_PLAYERS.map((look, index) => (
        <View key={look.glyph} style={styles.centred}>
          <PlayerToken {...look} size={TOKEN + 8} />
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
