import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Player } from '../../../engine/players';
import type { Seat } from '../../../engine/seats';
import type { Studio } from '../../../games/hollywood/types';
import { usePlaces } from '../../../ui/motion/Places';
import { useTextScale } from '../../../ui/text/TextScale';
import { themed } from '../../../ui/theme/themed';
import { PLAYER_PAINT } from '../../../ui/theme/players';
import { sameProps } from '../../../ui/sameProps';
import { RADIUS } from '../../../ui/theme/sizes';
import { panelPlace } from '../placeNames';
import { CompactStudio } from './CompactStudio';
import { isTall } from './tallFit';
import { TallStudio } from './TallStudio';
import { usePanelLabel } from './usePanelLabel';

export interface PanelProps {
  readonly seat: Seat;
  readonly player: Player;
  readonly studio: Studio;
  readonly points: number;
  readonly moviePoints: number;
  readonly isOnTurn: boolean;
  readonly width: number;
  readonly height: number;
  readonly onInspect: (seat: Seat) => void;
}

/** What a player has, at a glance; a tap shows it in full. */
export const PlayerPanel = memo(function PlayerPanel(props: PanelProps) {
  const styles = useStyles();
  const { seat, player, width, height, onInspect } = props;
  const places = usePlaces();
  const label = usePanelLabel();
  const hasStrips = isTall(width, height, useTextScale());
  const paint = { borderLeftColor: PLAYER_PAINT[player.colour].main };
  return (
    <View ref={places.ref(panelPlace(seat))} style={[styles.panel, { width, height }, paint]}>
      {/* Beneath the signs and not around them: its label says in words what their bare numbers only show. */}
      <Pressable
        role="button"
        aria-label={label(props)}
        onPress={() => {
          onInspect(seat);
        }}
        style={[StyleSheet.absoluteFill, styles.target]}
      />
      <View aria-hidden style={styles.inside}>
        {hasStrips ? <TallStudio {...props} /> : <CompactStudio {...props} />}
      </View>
    </View>
  );
}, sameProps<PanelProps>('studio'));

const useStyles = themed((tones) => ({
  panel: {
    backgroundColor: tones.panel,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    borderLeftWidth: 5,
  },
  target: { borderRadius: RADIUS.m },
  inside: {
    flex: 1,
    paddingHorizontal: 6,
    paddingVertical: 3,
    gap: 2,
    justifyContent: 'center',
    overflow: 'hidden',
    pointerEvents: 'none',
  },
}));
