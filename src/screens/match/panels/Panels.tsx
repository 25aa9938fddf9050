import { memo } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Player } from '../../../engine/players';
import { type Seat, seatsOf } from '../../../engine/seats';
import type { Table } from '../../../games/hollywood/replay';
import { scoreOf } from '../../../games/hollywood/scoring';
import type { TableLayout } from '../tableLayout';
import { PlayerPanel } from './PlayerPanel';

interface Props {
  readonly layout: TableLayout;
  readonly table: Table;
  readonly players: readonly Player[];
  readonly onTurn: Seat | undefined;
  readonly onInspect: (seat: Seat) => void;
}

/** Everybody's panel, in the order of the seats. */
export const Panels = memo(function Panels({ layout, table, players, onTurn, onInspect }: Props) {
  return (
    <View style={[styles.panels, { gap: layout.gap }]}>
      {seatsOf(players.length).map((seat) => {
        const player = players[seat];
        const studio = table.studios[seat];
        if (player === undefined || studio === undefined) return undefined;
        const { total, movies } = scoreOf(table, seat);
        return (
          <PlayerPanel
            key={seat}
            seat={seat}
            player={player}
            studio={studio}
            points={total}
            moviePoints={movies.reduce((sum, { points }) => sum + points, 0)}
            isOnTurn={seat === onTurn}
            width={layout.panel.width}
            height={layout.panel.height}
            onInspect={onInspect}
          />
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  panels: { flexDirection: 'row', flexWrap: 'wrap', alignContent: 'flex-start' },
});
