import { memo } from 'react';
import { View } from 'react-native';

import type { Table } from '../../../games/hollywood/replay';
import { type CardId, type ColumnIndex, COLUMNS } from '../../../games/hollywood/types';
import { cardHeight } from '../../../ui/cards/size';
import { PlacesProvider } from '../../../ui/motion/Places';
import { Words } from '../../../ui/text/Words';
import { themed } from '../../../ui/theme/themed';
import { RADIUS } from '../../../ui/theme/sizes';
import { Board } from '../../match/Board';
import { type BoardLayout, cardPlace } from '../../match/tableLayout';
import { PLAYERS } from './sampleRound';

interface Props {
  readonly table: Table;
  /** The columns that are shown; all of them by default. */
  readonly only?: readonly ColumnIndex[];
  readonly card: number;
  /** Cards that bear a number, in their order. */
  readonly numbered?: readonly CardId[];
  /** Cards that have left the table. */
  readonly gone?: readonly CardId[];
}

const GAP = 5;
const BADGE = 22;

function layoutOf(columns: number, rows: number, width: number): BoardLayout {
  const card = { width, height: Math.floor(cardHeight(width)) };
  return {
    gap: GAP,
    card,
    board: {
      width: columns * (width + GAP) - GAP,
      height: rows * (card.height + GAP) - GAP,
    },
  };
}

/** The board of a match, small: the whole of it, or a few of its columns. */
export const SmallBoard = memo(function SmallBoard(props: Props) {
  const styles = useStyles();
  const { table, only = COLUMNS, card: width, numbered = [], gone = [] } = props;
  const columns = only.flatMap((index) => table.columns[index] ?? []);
  const rows = Math.max(...columns.map(({ cards }) => cards.length));
  const layout = layoutOf(columns.length, rows, width);
  return (
    <PlacesProvider>
      <Board layout={layout} table={{ ...table, columns, gone }} players={PLAYERS}>
        {columns.map(({ cards }, column) =>
          cards.map((card, row) => {
            const number = numbered.indexOf(card) + 1;
            if (number === 0) return undefined;
            const { x, y } = cardPlace(layout, column, cards.length - 1 - row);
            return (
              <View key={card} style={[styles.badge, { left: x - 3, top: y - 3 }]}>
                <Words size="count" face="strong" ink="plate" align="center">
                  {number}
                </Words>
              </View>
            );
          }),
        )}
      </Board>
    </PlacesProvider>
  );
});

const useStyles = themed((tones) => ({
  badge: {
    position: 'absolute',
    width: BADGE,
    height: BADGE,
    justifyContent: 'center',
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(1),
    borderColor: tones.plateInk,
    backgroundColor: tones.plate,
  },
}));
