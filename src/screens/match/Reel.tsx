import { memo } from 'react';
import { View } from 'react-native';

import type { Colour, Glyph } from '../../engine/players';
import { Arriving } from '../../ui/motion/Arriving';
import { PlayerToken } from '../../ui/PlayerToken';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';
import { BOARD_PLACE } from './placeNames';

interface Props {
  readonly colour: Colour;
  readonly glyph: Glyph;
  readonly size: number;
  /** Where it stands on the board. */
  readonly x: number;
  readonly y: number;
  /** Its place in the push: 0 for the reel at the top, which moves first. */
  readonly order: number;
  /** The place it comes from when it is new on a board that is already shown. */
  readonly from: string | undefined;
  readonly look: 'plain' | 'last' | 'dimmed';
}

const STAGGER_MS = 45;

/** A reel on its card. */
export const Reel = memo(function Reel({ colour, glyph, size, x, y, order, from, look }: Props) {
  const styles = useStyles();
  return (
    <Arriving
      x={x}
      y={y}
      width={size}
      height={size}
      origin={BOARD_PLACE}
      from={from}
      delay={order * STAGGER_MS}
      style={styles.reel}
    >
      <View style={look === 'dimmed' && styles.dimmed}>
        {look === 'last' && <View style={[styles.ring, { width: size, height: size }]} />}
        <PlayerToken colour={colour} glyph={glyph} size={size} />
      </View>
    </Arriving>
  );
});

const useStyles = themed((tones) => ({
  reel: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  dimmed: { opacity: 0.35 },
  ring: {
    position: 'absolute',
    borderRadius: RADIUS.pill,
    boxShadow: `0 0 0 3px ${tones.lit}, 0 0 10px 4px ${tones.lit}`,
  },
}));
