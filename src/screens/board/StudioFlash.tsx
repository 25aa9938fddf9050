import { useEffect, useLayoutEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSpring,
  withTiming,
} from 'react-native-reanimated';
import { Path } from 'react-native-svg';

import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import type { Event } from '../../games/hollywood/types';
import { Box } from '../../ui/art/Box';
import { Drawing } from '../../ui/Drawing';
import { useMotion } from '../../ui/motion/MotionProvider';
import { usePlaces } from '../../ui/motion/Places';
import { PlayerToken } from '../../ui/PlayerToken';
import { COLOUR } from '../../ui/theme/colours';
import { BOARD_PLACE, panelPlace, TABLE_PLACE } from '../match/placeNames';
import type { StudioKind } from './StudioCardButton';

interface Props {
  readonly kind: StudioKind;
  readonly seat: Seat;
  readonly player: Player;
}

const SIZE = 168;
const OUT_MS = 260;
const HOLD_MS = 560;
const AWAY_MS = 180;
const OPEN_DEGREES = -26;

const still = ReduceMotion.Never;

/** The stick comes down with a snap. */
function Clapper({ shut }: { readonly shut: { readonly value: number } }) {
  const stick = useAnimatedStyle(() => ({
    transform: [{ rotate: `${OPEN_DEGREES * (1 - shut.value)}deg` }],
  }));
  return (
    <View>
      <Animated.View style={[styles.stick, stick]}>
        <Drawing width={SIZE} height={SIZE * 0.18} viewBox="0 0 100 18">
          <Box width={100} height={17} rx={2} fill={COLOUR.paper} />
          <Path d="M8 0H24L14 17H0V12ZM40 0H56L46 17H30ZM72 0H88L78 17H62Z" fill={COLOUR.ink} />
        </Drawing>
      </Animated.View>
      <Drawing width={SIZE} height={SIZE * 0.66} viewBox="0 0 100 66">
        <Box
          width={100}
          height={66}
          rx={4}
          fill={COLOUR.ink}
          stroke={COLOUR.brass}
          strokeWidth={2}
        />
        <Path d="M8 22H92M8 44H92M52 22V60" stroke={COLOUR.brassLight} strokeWidth={1.5} />
      </Drawing>
    </View>
  );
}

/** One reel becomes two. */
function Twins({
  apart,
  player,
}: {
  readonly apart: { readonly value: number };
  readonly player: Player;
}) {
  const size = SIZE * 0.62;
  const left = useAnimatedStyle(() => ({
    transform: [{ translateX: -46 * apart.value }, { rotate: `${-200 * apart.value}deg` }],
  }));
  const right = useAnimatedStyle(() => ({
    transform: [{ translateX: 46 * apart.value }, { rotate: `${200 * apart.value}deg` }],
  }));
  const { colour, glyph } = player;
  return (
    <View style={styles.twins}>
      {[left, right].map((style, index) => (
        <Animated.View key={index} style={[styles.twin, style]}>
          <PlayerToken colour={colour} glyph={glyph} size={size} />
        </Animated.View>
      ))}
    </View>
  );
}

/** A studio card as it is played: it leaves its owner's panel, does what it does in the middle, and is gone. */
function StudioFlash({ kind, seat, player }: Props) {
  const motion = useMotion();
  const places = usePlaces();
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(0);
  const act = useSharedValue(0);

  useLayoutEffect(() => {
    const from = places.rect(panelPlace(seat), TABLE_PLACE);
    const to = places.rect(BOARD_PLACE, TABLE_PLACE);
    if (from === undefined || to === undefined || motion === 'still') return;
    const centre = (side: number, extent: number) => side + (extent - SIZE) / 2;
    x.set(centre(from.x, from.width));
    y.set(centre(from.y, from.height));
    const timing = { duration: OUT_MS, easing: Easing.out(Easing.cubic), reduceMotion: still };
    x.set(withTiming(centre(to.x, to.width), timing));
    y.set(withTiming(centre(to.y, to.height), timing));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- shown once for each card played.
  }, []);

  useEffect(() => {
    if (motion === 'still') return;
    scale.set(withTiming(1, { duration: OUT_MS, reduceMotion: still }));
    act.set(
      withDelay(
        OUT_MS * 0.8,
        withSpring(1, { duration: 260, dampingRatio: 0.5, reduceMotion: still }),
        still,
      ),
    );
    const timer = setTimeout(() => {
      scale.set(withTiming(0, { duration: AWAY_MS, reduceMotion: still }));
    }, OUT_MS + HOLD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [act, motion, scale]);

  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.value }, { translateY: y.value }, { scale: scale.value }],
  }));
  if (motion === 'still') return undefined;
  return (
    <Animated.View style={[styles.flash, style]}>
      {kind === 'clap' ? <Clapper shut={act} /> : <Twins apart={act} player={player} />}
    </Animated.View>
  );
}

interface FlashesProps {
  readonly event: Event | undefined;
  /** How many events there are: a new one flashes, one that was there before does not. */
  readonly count: number;
  readonly players: readonly Player[];
}

/** Shows the newest event if it is a studio card that was played just now. */
export function Flashes({ event, count, players }: FlashesProps) {
  const [atFirst] = useState(count);
  if (event === undefined || count <= atFirst) return undefined;
  if (event.type !== 'clap-board-played' && event.type !== 'double-reel-played') return undefined;
  const player = players[event.seat];
  const kind = event.type === 'clap-board-played' ? 'clap' : 'double';
  return player && <StudioFlash key={count} kind={kind} seat={event.seat} player={player} />;
}

const styles = StyleSheet.create({
  flash: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: SIZE,
    height: SIZE,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
  stick: { transformOrigin: 'left bottom', marginBottom: 2 },
  twins: { width: SIZE, height: SIZE, alignItems: 'center', justifyContent: 'center' },
  twin: { position: 'absolute' },
});
