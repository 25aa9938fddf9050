import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Player } from '../../engine/players';
import { COLUMNS } from '../../games/hollywood/types';
import { PlacesProvider } from '../../ui/motion/Places';
import { useColumnWords } from '../board/useColumnWords';
import { Board } from '../match/Board';
import { boardIn } from '../match/boardIn';
import type { Moment } from './moments';

interface Props {
  readonly moment: Moment;
  readonly players: readonly Player[];
  readonly width: number;
  readonly height: number;
}

const GAP = 6;

/** The board as it was: to look at, not to touch. */
export const MomentBoard = memo(function MomentBoard(props: Props) {
  const { moment, players, width, height } = props;
  const { board, lastColumn } = moment;
  const { t } = useTranslation('commentary');
  const inWords = useColumnWords();
  const layout = useMemo(() => boardIn(width, height, GAP), [width, height]);
  const columns = COLUMNS.map((index) => {
    const column = board.columns[index];
    return column === undefined ? '' : inWords({ index, column, players, use: 'idle' });
  }).join(' ');
  return (
    <View
      role="img"
      accessible
      aria-label={t('moment.board', { columns })}
      style={[styles.board, layout.board]}
    >
      <PlacesProvider>
        <Board
          key={board.round}
          layout={layout}
          table={board}
          players={players}
          lastColumn={lastColumn}
        />
      </PlacesProvider>
    </View>
  );
});

const styles = StyleSheet.create({ board: { alignSelf: 'center' } });
