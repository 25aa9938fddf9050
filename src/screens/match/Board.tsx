import { memo, type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Player } from '../../engine/players';
import type { Table } from '../../games/hollywood/replay';
import { type ColumnIndex, COLUMNS } from '../../games/hollywood/types';
import { usePlaces } from '../../ui/motion/Places';
import { useSteps } from '../../ui/motion/useSteps';
import { CardSlot } from './CardSlot';
import { Ghosts } from './Ghosts';
import { BOARD_PLACE, cardPlaceName, panelPlace, PILES_PLACE } from './placeNames';
import { Reel } from './Reel';
import { reelPlace, reelSize } from './reelPlaces';
import { type BoardLayout, cardPlace } from './tableLayout';

interface Props {
  readonly layout: BoardLayout;
  readonly table: Table;
  readonly players: readonly Player[];
  /** The column the player on turn is looking at. */
  readonly preview?: { readonly column: ColumnIndex; readonly player: Player } | undefined;
  /** The column of the last reel placed. */
  readonly lastColumn?: ColumnIndex | undefined;
  /** Cards come from the deck: the round has just been dealt. */
  readonly isFreshDeal?: boolean | undefined;
  /** What lies over the columns: the places to touch. */
  readonly children?: ReactNode;
}

const DEAL_STAGGER_MS = 28;
/** So many cards at a time, when the board comes onto the screen: a picture is a hundred shapes to style and lay out. */
const CARDS_AT_ONCE = 2;

interface CardsProps {
  readonly layout: BoardLayout;
  readonly table: Table;
  readonly isFreshDeal: boolean;
  /** How many of them are there, column by column. */
  readonly count: number;
}

/** The cards of a round in the order in which they come. */
function dealtIn({ columns }: Table) {
  return COLUMNS.flatMap((column) =>
    (columns[column]?.cards ?? []).map((card, row, { length: height }) => ({
      card,
      column,
      row,
      height,
    })),
  );
}

const Cards = memo(
  function Cards({ layout, table, isFreshDeal, count }: CardsProps) {
    return (
      <View style={styles.layer}>
        {dealtIn(table)
          .slice(0, count)
          .map(({ card, column, row, height }, index) => (
            <CardSlot
              key={card}
              card={card}
              isGone={table.gone.includes(card)}
              place={cardPlaceName(column, row)}
              {...cardPlace(layout, column, height - 1 - row)}
              {...layout.card}
              from={isFreshDeal ? PILES_PLACE : undefined}
              delay={isFreshDeal ? index * DEAL_STAGGER_MS : 0}
            />
          ))}
      </View>
    );
  },
  ({ layout, table, isFreshDeal, count }, after) =>
    layout === after.layout &&
    count === after.count &&
    isFreshDeal === after.isFreshDeal &&
    cardsOf(table) === cardsOf(after.table),
);

/** All that a table's cards look like depends on. */
function cardsOf({ columns, gone }: Table): string {
  return JSON.stringify([columns.map(({ cards }) => cards), gone]);
}

/** The four columns with their cards and reels. Mounted anew for every round. */
export const Board = memo(function Board(props: Props) {
  const { layout, table, players, preview, lastColumn, isFreshDeal = false, children } = props;
  const places = usePlaces();
  // Reels that were there before the board was shown are simply there; those that come later fly in.
  const [atFirst] = useState(() => table.columns.map(({ reels }) => reels.length));
  const size = reelSize(layout);
  // First its cards, and then what is on them.
  const steps = Math.ceil(dealtIn(table).length / CARDS_AT_ONCE) + 1;
  const step = useSteps(steps);
  const isLaidOut = step === steps;
  const standing = isLaidOut ? COLUMNS : [];
  return (
    <View ref={places.ref(BOARD_PLACE)} style={[styles.board, layout.board]}>
      <Cards table={table} layout={layout} isFreshDeal={isFreshDeal} count={step * CARDS_AT_ONCE} />
      <View style={styles.layer}>
        {standing.map((column) =>
          table.columns[column]?.reels.map((seat, order, { length }) => {
            const player = players[seat];
            const card = table.columns[column]?.cards.at(-(length - order));
            if (player === undefined || card === undefined || table.gone.includes(card))
              return undefined;
            return (
              <Reel
                key={`${column} ${order}`}
                colour={player.colour}
                glyph={player.glyph}
                size={size}
                {...reelPlace(layout, column, length - 1 - order, 'right')}
                order={order}
                from={order >= (atFirst[column] ?? 0) ? panelPlace(seat) : undefined}
                look={lookOf(column, order === length - 1)}
              />
            );
          }),
        )}
      </View>
      <View style={styles.layer}>
        {preview && <Ghosts layout={layout} table={table} players={players} {...preview} />}
      </View>
      <View style={styles.layer}>{isLaidOut && children}</View>
    </View>
  );

  function lookOf(column: ColumnIndex, isNewest: boolean): 'plain' | 'last' | 'dimmed' {
    if (preview?.column === column) return 'dimmed';
    return isNewest && lastColumn === column ? 'last' : 'plain';
  }
});

const styles = StyleSheet.create({
  board: { position: 'relative' },
  // One for each kind of thing: what comes and goes in one of them leaves the others as they are laid out.
  layer: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0, pointerEvents: 'box-none' },
});
