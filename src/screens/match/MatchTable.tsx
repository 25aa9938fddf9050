import type { ReactNode } from 'react';

import { canUndo } from '../../engine/match';
import type { Seat } from '../../engine/seats';
import type { Table } from '../../games/hollywood/replay';
import { roundsOf } from '../../games/hollywood/studio';
import { Turned } from '../../ui/turn/Turned';
import { useLatest } from '../../ui/useLatest';
import { Announcer } from './Announcer';
import type { OpenedMatch } from './MatchGate';
import { SaveNotice } from './SaveNotice';
import { MatchSheets, type Sheets } from './sheets/MatchSheets';
import { TableBar } from './TableBar';
import { TableFrame } from './TableFrame';
import type { TableLayout } from './tableLayout';
import { TipStrip } from './tips/TipStrip';
import type { ShownTip } from './tips/useTip';
import { FaceToFace } from './turn/FaceToFace';
import type { MatchView } from './useMatchView';

interface Props extends Pick<OpenedMatch, 'live' | 'onReload'> {
  readonly view: MatchView;
  readonly sheets: Sheets;
  /** What the panels show. */
  readonly table: Table;
  readonly onTurn: Seat | undefined;
  /** Who has to decide now. */
  readonly asked: Seat | undefined;
  /** What a screen reader is told. */
  readonly spoken: string;
  readonly tip: ShownTip;
  readonly board: (layout: TableLayout) => ReactNode;
  readonly foot: (layout: TableLayout) => ReactNode;
  readonly above: (layout: TableLayout) => ReactNode;
}

/** What the table has at any time, whatever is played on it: bar, panels, news and sheets. */
export function MatchTable(props: Props) {
  const { live, view, sheets, table, onTurn, asked, spoken, tip, onReload } = props;
  const { board, foot, above } = props;
  const { match, players } = view;
  const onUndo = useLatest(() => {
    live.session.undo();
  });
  return (
    <FaceToFace match={match} asked={asked}>
      <Turned ground="page">
        <TableFrame
          table={table}
          players={players}
          onTurn={onTurn}
          onInspect={sheets.inspect}
          bar={(layout) => (
            <TableBar
              layout={layout}
              round={view.board.round}
              rounds={roundsOf(players.length)}
              onUndo={canUndo(match) ? onUndo : undefined}
              onOpen={sheets.open}
            />
          )}
          board={board}
          foot={foot}
          above={above}
          hasStrip={tip.name !== undefined}
          strip={(room) => <TipStrip {...room} tip={tip} onExplain={sheets.explain} />}
        />
        <Announcer words={spoken} />
        <SaveNotice live={live} onReload={onReload} />
      </Turned>
      <MatchSheets live={live} view={view} sheets={sheets} />
    </FaceToFace>
  );
}
