import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSpring,
  withTiming,
} from 'react-native-reanimated';

import type { Player } from '../../engine/players';
import { sizeOf, starOf } from '../../games/hollywood/cards';
import type { Event } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { LobbyCard } from '../../ui/cards/LobbyCard';
import { MoviePoster, POSTER_ASPECT } from '../../ui/cards/MoviePoster';
import { useCardName } from '../../ui/cards/names';
import { useLate } from '../../ui/motion/useLate';
import { useMotion } from '../../ui/motion/MotionProvider';
import { PlayerToken } from '../../ui/PlayerToken';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import type { TableLayout } from '../match/tableLayout';

interface Props {
  readonly event: Event | undefined;
  readonly players: readonly Player[];
  readonly isAdvanced: boolean;
  readonly layout: TableLayout;
}

const never = ReduceMotion.Never;
const AROUND = 132;
const WIDEST = 300;
/** A star that falls needs room to tilt, or it would lie over the words. */
const LOST_SHARE = 0.8;
const SPRING = { duration: 320, dampingRatio: 0.65, reduceMotion: never } as const;

/** Comes up from below like a curtain going up, and is simply there under reduced motion. */
function Rising({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const motion = useMotion();
  const rise = useSharedValue(motion === 'full' ? 1 : 0);
  useEffect(() => {
    rise.set(motion === 'full' ? withSpring(0, SPRING) : 0);
  }, [motion, rise]);
  const style = useAnimatedStyle(() => ({
    opacity: 1 - rise.value,
    transform: [{ translateY: 60 * rise.value }, { scale: 1 - 0.2 * rise.value }],
  }));
  return <Animated.View style={[styles.card, style]}>{children}</Animated.View>;
}

/** The star tilts, and drops out of the picture. */
function Falling({ children }: { readonly children: ReactNode }) {
  const motion = useMotion();
  const fall = useSharedValue(0);
  useEffect(() => {
    fall.set(
      motion === 'full'
        ? withDelay(450, withTiming(1, { duration: 350, reduceMotion: never }), never)
        : 0.4,
    );
  }, [fall, motion]);
  const style = useAnimatedStyle(() => ({
    opacity: 1 - 0.6 * fall.value,
    transform: [{ rotate: `${16 * fall.value}deg` }, { translateY: 10 * fall.value }],
  }));
  return <Animated.View style={style}>{children}</Animated.View>;
}

/** What deserves a longer look: a movie that was shot, a star that was lost. */
export function Highlight({ event: newest, players, isAdvanced, layout }: Props) {
  // A poster is much to paint: first the card leaves the board, then the poster comes up.
  const event = useLate(newest);
  const styles = useStyles();
  const { t } = useTranslation(['common', 'table', 'score']);
  const cardName = useCardName();
  // But it goes at once: what comes next, the question of a star, stands in its place.
  if (event?.type !== 'card-claimed' || newest?.type !== 'card-claimed') return undefined;
  const { result, seat, card } = event;
  const player = players[seat];
  if (player === undefined) return undefined;
  // Heading, owner and edges take about 130 points of the board's height.
  const posterWidth = Math.min(
    layout.board.width * 0.5,
    (layout.board.height - AROUND * layout.textScale) * POSTER_ASPECT,
    WIDEST,
  );
  const owner = (
    <View style={styles.owner}>
      <PlayerToken colour={player.colour} glyph={player.glyph} size={28} />
      <Words face="strong" lines={1} style={styles.name}>
        {player.name}
      </Words>
    </View>
  );
  if (result.kind === 'movie-made') {
    const { films, star } = result.movie;
    const [size, { rating }] = [sizeOf(films), starOf(star)];
    return (
      <Rising key={card}>
        <Heading level={2} align="center">
          {t('table:claims.wrap')}
        </Heading>
        <MoviePoster films={films} star={star} width={posterWidth} />
        <View style={styles.result}>
          {owner}
          <Words size="lead" face="strong" ink="sign" lines={1} style={styles.points}>
            {isAdvanced ? `${size} × ${rating}` : t('score:points', { count: size * rating })}
          </Words>
        </View>
      </Rising>
    );
  }
  if (result.kind === 'star-lost') {
    return (
      <Rising key={card}>
        <Heading level={2} align="center">
          {t('table:claims.lost')}
        </Heading>
        <Falling>
          <LobbyCard id={card} width={posterWidth * LOST_SHARE} />
        </Falling>
        <Words align="center" style={styles.why}>
          {t('table:claims.lostWhy', { star: cardName(card), ...inSentence(player.name) })}
        </Words>
        {owner}
      </Rising>
    );
  }
  return undefined;
}

const useStyles = themed((tones) => ({
  card: {
    maxWidth: '94%',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
    boxShadow: `0 0 0 4px ${tones.panel}, 0 0 0 5px ${tones.hairline}, 0 16px 44px ${tones.shadow(0.7)}`,
  },
  result: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l },
  owner: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, flexShrink: 1 },
  // The panels and the foot say the whole name; what the movie brought is said here.
  name: { flexShrink: 1 },
  points: { flexShrink: 0 },
  why: { maxWidth: 300, paddingTop: SPACE.xl },
}));
