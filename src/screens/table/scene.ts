import type { ReactNode } from 'react';

import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import type { Table } from '../../games/hollywood/replay';
import type { ColumnIndex, Event } from '../../games/hollywood/types';
import type { LiveMatch } from '../../session/live-matches';
import type { Sheets } from '../match/sheets/MatchSheets';
import type { TableLayout } from '../match/tableLayout';
import type { ShownTip } from '../match/tips/useTip';
import type { HandOverState } from '../match/useHandOver';
import type { HintState } from '../match/useHint';
import type { MatchView } from '../match/useMatchView';

/** What is played at the table: reels are placed, or their cards go out. */
export type Part = 'board' | 'claims';

/** What both parts know. */
export interface Known {
  readonly part: Part;
  readonly live: LiveMatch;
  readonly view: MatchView;
  /** The table as it is shown, after all that has been shown of the match. */
  readonly table: Table;
  readonly sheets: Sheets;
  readonly handOver: HandOverState;
  readonly hint: HintState;
  readonly tip: ShownTip;
  readonly describe: (table: Table, event: Event) => string;
}

/** What a part puts onto the table. */
export interface Scene {
  readonly onTurn: Seat | undefined;
  /** What a screen reader is told. */
  readonly spoken: string;
  readonly tip: ShownTip;
  readonly preview?: { readonly column: ColumnIndex; readonly player: Player } | undefined;
  readonly lastColumn?: ColumnIndex | undefined;
  readonly isFreshDeal?: boolean | undefined;
  /** What lies on the columns. */
  readonly onBoard: (layout: TableLayout) => ReactNode;
  readonly foot: (layout: TableLayout) => ReactNode;
  readonly above: (layout: TableLayout) => ReactNode;
}
