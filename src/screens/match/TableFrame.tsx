import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { View } from 'react-native';

import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import type { Table } from '../../games/hollywood/replay';
import { useOnStage } from '../../navigation/onStage';
import { usePreferences } from '../../session/usePreferences';
import { GroundMarks } from '../../ui/motion/GroundMarks';
import { PlacesProvider, usePlaces } from '../../ui/motion/Places';
import { useLate } from '../../ui/motion/useLate';
import { useSteps } from '../../ui/motion/useSteps';
import { InTextScale, useTextScale } from '../../ui/text/TextScale';
import { themed } from '../../ui/theme/themed';
import { useSide } from '../../ui/turn/SideContext';
import { useRoom } from '../../ui/turn/useRoom';
import { Backdrop } from './Backdrop';
import { Panels } from './panels/Panels';
import { TABLE_PLACE } from './placeNames';
import { stripIn, type StripRoom } from './strip';
import { type TableLayout, tableLayout } from './tableLayout';
import { TurnMarker } from './TurnMarker';

interface Props {
  readonly table: Table;
  readonly players: readonly Player[];
  readonly onTurn: Seat | undefined;
  readonly onInspect: (seat: Seat) => void;
  readonly bar: (layout: TableLayout) => ReactNode;
  readonly board: (layout: TableLayout) => ReactNode;
  readonly foot: (layout: TableLayout) => ReactNode;
  /** Something to read across the table, with the room it is given; the table makes way for it. */
  readonly strip?: (room: StripRoom) => ReactNode;
  readonly hasStrip?: boolean;
  /** The least that the foot takes; room for a hand where it does not say. */
  readonly footHeight?: number;
  /** What lies or flies over everything. */
  readonly above?: (layout: TableLayout) => ReactNode;
}

/** What is there when: bar and foot first, then the panels, then the board. Beneath another screen nothing is. */
const PARTS = { panels: 2, board: 3 } as const;

function useTableLayout(seats: number, foot: number | undefined, hasStrip: boolean) {
  const { width, height, insets } = useRoom();
  const roomX = width - insets.left - insets.right;
  const roomY = height - insets.top - insets.bottom;
  const textScale = useTextScale();
  // The same object while the room is the same: whatever is laid out by it need not look again after every tap.
  const across = usePreferences(({ hand }) => (hand === 'left' ? 'row-reverse' : 'row'));
  const layout = useMemo(
    () => tableLayout(roomX, roomY, seats, { foot, hasStrip, across, textScale }),
    [roomX, roomY, seats, foot, hasStrip, across, textScale],
  );
  const room = stripIn(roomX, layout.edge, layout.textScale);
  return { layout, insets, room };
}

function Frame(props: Props) {
  const { table, players, onTurn, onInspect, bar, board, foot, footHeight, above } = props;
  const { strip, hasStrip = false } = props;
  const styles = useStyles();
  const places = usePlaces();
  const isTurned = useSide() !== undefined;
  const { layout, insets, room } = useTableLayout(players.length, footHeight, hasStrip);
  const parts = useSteps(PARTS.board, useOnStage());
  const [made, setMade] = useState(parts);
  // What has been there once stays, unseen, until it is its turn again.
  if (parts > made) setMade(parts);
  const isThere = parts > 0;
  const hasPanels = made >= PARTS.panels;
  // What is on its way to a studio, and what becomes of it, is looked at first.
  const counted = useLate(useLate(table));
  const { top, left } = insets;
  // When the old layout goes, and so before anything measures in the new one.
  useLayoutEffect(
    () => () => {
      places.forget();
    },
    [places, layout, top, left],
  );
  const panels = (
    <View style={panelsSize(layout, players.length)}>
      <View style={parts < PARTS.panels && styles.unseen}>
        {hasPanels && <Panels {...{ layout, table: counted, players, onTurn, onInspect }} />}
      </View>
    </View>
  );
  const boardArea = (
    <View style={layout.board}>
      <View style={parts < PARTS.board && styles.unseen}>
        {made >= PARTS.board && board(layout)}
      </View>
    </View>
  );
  const footArea = <View style={layout.foot}>{foot(layout)}</View>;
  return (
    <InTextScale scale={layout.textScale}>
      <View role="main" style={styles.ground}>
        <Backdrop />
        {isTurned && <GroundMarks />}
        <View
          ref={places.ref(TABLE_PLACE)}
          style={[
            styles.table,
            {
              marginTop: insets.top,
              marginBottom: insets.bottom,
              marginLeft: insets.left,
              marginRight: insets.right,
              paddingHorizontal: layout.edge,
              paddingTop: layout.top,
              paddingBottom: layout.edge,
              gap: layout.gap,
            },
            !isThere && styles.unseen,
          ]}
        >
          {layout.form === 'upright' && (
            <>
              {bar(layout)}
              {strip?.(room)}
              {panels}
              <View style={styles.centred}>{boardArea}</View>
              {footArea}
            </>
          )}
          {layout.form === 'lying' && strip?.(room)}
          {layout.form === 'lying' && (
            <View style={[styles.row, { flexDirection: layout.across, gap: 2 * layout.gap }]}>
              {boardArea}
              <View style={[styles.side, { gap: layout.gap }]}>
                {bar(layout)}
                {panels}
                {footArea}
              </View>
            </View>
          )}
          {layout.form === 'roomy' && (
            <>
              {bar(layout)}
              {strip?.(room)}
              <View
                style={[
                  styles.row,
                  styles.spread,
                  { flexDirection: layout.across, gap: 2 * layout.gap },
                ]}
              >
                <View style={styles.middle}>{boardArea}</View>
                {panels}
              </View>
              {footArea}
            </>
          )}
          {parts >= PARTS.panels && <TurnMarker seat={onTurn} layout={layout} />}
          {above?.(layout)}
        </View>
      </View>
    </InTextScale>
  );
}

function panelsSize({ panel, gap }: TableLayout, seats: number) {
  const { columns, width, height } = panel;
  const rows = Math.ceil(seats / columns);
  return {
    width: columns * width + (columns - 1) * gap,
    height: rows * height + (rows - 1) * gap,
  };
}

/** The table of a match: bar, panels, board and foot, laid out so that all of it is always in sight. */
export function TableFrame(props: Props) {
  return (
    <PlacesProvider>
      <Frame {...props} />
    </PlacesProvider>
  );
}

const useStyles = themed((tones) => ({
  // Two quick taps are two taps, not a way to select words.
  ground: { flex: 1, backgroundColor: tones.page, overflow: 'hidden', userSelect: 'none' },
  table: { flex: 1 },
  unseen: { display: 'none' },
  row: { flex: 1 },
  spread: { justifyContent: 'space-between' },
  side: { flex: 1 },
  centred: { alignItems: 'center' },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
}));
