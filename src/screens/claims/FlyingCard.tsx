import { useLayoutEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import type { Table } from '../../games/hollywood/replay';
import type { CardId, ColumnIndex } from '../../games/hollywood/types';
import { LobbyCard } from '../../ui/cards/LobbyCard';
import { useMotion } from '../../ui/motion/MotionProvider';
import { usePlaces } from '../../ui/motion/Places';
import { BOARD_PLACE, TABLE_PLACE } from '../match/placeNames';
import { type BoardLayout, cardPlace } from '../match/tableLayout';

interface Props {
  readonly card: CardId;
  /** The table it leaves, and where it lay on it. */
  readonly table: Table;
  readonly from: { readonly column: ColumnIndex; readonly row: number };
  /** The place it reaches. */
  readonly to: string;
  readonly layout: BoardLayout;
}

const FLIGHT_MS = 340;
const AWAY_MS = 120;
const LANDED = 0.3;
const never = ReduceMotion.Never;

/** A card on its way from the board to its owner. It is only ever seen in flight; where it belongs it lies already. */
export function FlyingCard({ card, table, from, to, layout }: Props) {
  const motion = useMotion();
  const places = usePlaces();
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(1);
  const light = useSharedValue(0);
  const { width, height } = layout.card;

  useLayoutEffect(() => {
    const board = places.rect(BOARD_PLACE, TABLE_PLACE);
    const end = places.rect(to, TABLE_PLACE);
    if (motion === 'still' || board === undefined || end === undefined) return;
    const timing = {
      duration: FLIGHT_MS,
      easing: Easing.inOut(Easing.cubic),
      reduceMotion: never,
    };
    const cards = table.columns[from.column]?.cards ?? [];
    const spot = cardPlace(layout, from.column, cards.length - 1 - from.row);
    x.set(board.x + spot.x);
    y.set(board.y + spot.y);
    light.set(1);
    x.set(withTiming(end.x + (end.width - width) / 2, timing));
    y.set(withTiming(end.y + (end.height - height) / 2, timing));
    scale.set(withTiming(LANDED, timing));
    light.set(
      withDelay(FLIGHT_MS, withTiming(0, { duration: AWAY_MS, reduceMotion: never }), never),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one flight for each card.
  }, []);

  const style = useAnimatedStyle(() => ({
    opacity: light.value,
    transform: [{ translateX: x.value }, { translateY: y.value }, { scale: scale.value }],
  }));
  return (
    <Animated.View style={[styles.card, style]}>
      <LobbyCard id={card} width={width} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  card: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
