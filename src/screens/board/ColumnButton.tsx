import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Player } from '../../engine/players';
import type { CardId, Column, ColumnIndex } from '../../games/hollywood/types';
import { useStop } from '../../ui/controls/RoveGroup';
import { sameProps } from '../../ui/sameProps';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';
import { HintMark } from '../match/HintMark';
import { cardPlace, type TableLayout } from '../match/tableLayout';
import { FullSign } from './FullSign';
import { type ColumnUse, useColumnWords } from './useColumnWords';
import { useHeightOn } from './useHeightOn';

interface Props {
  readonly layout: TableLayout;
  readonly index: ColumnIndex;
  readonly column: Column;
  readonly players: readonly Player[];
  readonly use: ColumnUse;
  /** What is written on a full column. */
  readonly fullSign: string | undefined;
  /** The row on which a reel should end, where the hint points at this column. */
  readonly hintedRow: number | undefined;
  readonly onPress: (column: ColumnIndex) => void;
  readonly onEnlarge: (card: CardId) => void;
}

const MARK = 26;

/** A whole column to touch; held, the card under the finger opens enlarged. */
export const ColumnButton = memo(function ColumnButton(props: Props) {
  const styles = useStyles();
  const { layout, index, column, fullSign, hintedRow, onPress, onEnlarge } = props;
  const label = useColumnWords()(props);
  const stop = useStop(index);
  const heightOn = useHeightOn();
  const rows = column.cards.length;
  const { x, y } = cardPlace(layout, index, rows - 1);
  const rowHeight = layout.card.height + layout.gap;
  return (
    <Pressable
      {...stop}
      role="button"
      aria-label={label}
      onPress={() => {
        onPress(index);
      }}
      onLongPress={({ nativeEvent }) => {
        const card = column.cards[Math.floor(heightOn(nativeEvent, y) / rowHeight)];
        if (card !== undefined) onEnlarge(card);
      }}
      style={({ pressed }) => [
        styles.column,
        { left: x, top: y, width: layout.card.width, height: layout.board.height - y },
        pressed && styles.pressed,
      ]}
    >
      {hintedRow !== undefined && (
        <View style={[StyleSheet.absoluteFill, styles.hinted]}>
          <HintMark size={MARK} style={[styles.mark, { top: hintedRow * rowHeight }]} />
        </View>
      )}
      {fullSign !== undefined && <FullSign words={fullSign} layout={layout} />}
    </Pressable>
  );
}, sameProps<Props>('column'));

const useStyles = themed((tones) => ({
  column: { position: 'absolute', borderRadius: RADIUS.m, justifyContent: 'flex-end' },
  pressed: { backgroundColor: tones.touch },
  hinted: {
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(3),
    borderColor: tones.spot,
    boxShadow: `0 0 0 2px ${tones.page}`,
    pointerEvents: 'none',
  },
  /** Genres and tickets stand on the left, reels at the foot. */
  mark: { position: 'absolute', right: 0 },
}));
