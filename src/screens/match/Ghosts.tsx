import { View } from 'react-native';

import type { Player } from '../../engine/players';
import type { Table } from '../../games/hollywood/replay';
import type { ColumnIndex } from '../../games/hollywood/types';
import { PlayerToken } from '../../ui/PlayerToken';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';
import { reelPlace, reelSize } from './reelPlaces';
import { type BoardLayout, cardPlace } from './tableLayout';

interface Props {
  readonly layout: BoardLayout;
  readonly table: Table;
  readonly players: readonly Player[];
  readonly column: ColumnIndex;
  readonly player: Player;
}

const FRAME = 3;

/** Who would stand where after a reel in this column: the new reel below, the others one card up. */
export function Ghosts({ layout, table, players, column, player }: Props) {
  const styles = useStyles();
  const { cards = [], reels = [] } = table.columns[column] ?? {};
  const after = [...reels.flatMap((seat) => players[seat] ?? []), player];
  const size = reelSize(layout);
  const top = cardPlace(layout, column, cards.length - 1);
  return (
    <>
      <View
        style={[
          styles.frame,
          {
            left: top.x - FRAME,
            top: top.y - FRAME,
            width: layout.card.width + 2 * FRAME,
            height: layout.board.height - top.y + 2 * FRAME,
          },
        ]}
      />
      {after.map(({ name, colour, glyph }, order) => {
        const { x, y } = reelPlace(layout, column, after.length - 1 - order, 'left');
        return (
          <View
            key={`${name} ${order}`}
            style={[styles.ghost, { left: x, top: y, width: size, height: size }]}
          >
            <PlayerToken colour={colour} glyph={glyph} size={size} />
          </View>
        );
      })}
    </>
  );
}

const useStyles = themed((tones) => ({
  frame: {
    position: 'absolute',
    borderRadius: RADIUS.m,
    borderWidth: FRAME,
    borderColor: tones.lit,
    boxShadow: `0 0 14px 2px ${tones.glow}`,
    pointerEvents: 'none',
  },
  ghost: {
    position: 'absolute',
    opacity: 0.85,
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(2),
    borderStyle: 'dashed',
    borderColor: tones.spot,
    pointerEvents: 'none',
    alignItems: 'center',
    justifyContent: 'center',
  },
}));
