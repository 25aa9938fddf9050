import { memo } from 'react';
import { View } from 'react-native';

import type { CardId } from '../../games/hollywood/types';
import { LobbyCard } from '../../ui/cards/LobbyCard';
import { Arriving } from '../../ui/motion/Arriving';
import { usePlaces } from '../../ui/motion/Places';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';

interface Props {
  readonly card: CardId;
  readonly isGone: boolean;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly from: string | undefined;
  readonly delay: number;
}

/** A card on the board, or the gap it left. */
export const CardSlot = memo(function CardSlot(props: Props) {
  const styles = useStyles();
  const { card, isGone, place, ...heading } = props;
  const { width, height } = heading;
  const places = usePlaces();
  return (
    <Arriving {...heading} origin={{ itself: place }} style={styles.slot}>
      <View ref={places.ref(place)} style={[{ width, height }, isGone && styles.gap]}>
        {!isGone && <LobbyCard id={card} width={width} />}
      </View>
    </Arriving>
  );
});

const useStyles = themed((tones) => ({
  slot: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  gap: {
    borderRadius: RADIUS.s,
    borderWidth: tones.edge(1),
    borderStyle: 'dashed',
    borderColor: tones.hairline,
    opacity: tones.dim(0.5),
  },
}));
