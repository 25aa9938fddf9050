import { useCallback, useState } from 'react';

import type { Seat } from '../../../engine/seats';
import type { CardId } from '../../../games/hollywood/types';
import type { LiveMatch } from '../../../session/live-matches';
import type { MatchView } from '../useMatchView';
import { CardSheet } from './CardSheet';
import { LogSheet } from './LogSheet';
import { MenuSheet } from './MenuSheet';
import { PilesSheet } from './PilesSheet';
import { RulesSheet } from './RulesSheet';
import { StudioSheet } from './StudioSheet';

export type SheetName = 'menu' | 'log' | 'rules' | 'piles';

export type OpenSheet =
  | { readonly kind: SheetName }
  | { readonly kind: 'studio'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: CardId; readonly behind?: OpenSheet };

/** Which sheet lies over the table. */
export function useSheets() {
  const [sheet, setSheet] = useState<OpenSheet>();
  const open = useCallback((kind: SheetName) => {
    setSheet({ kind });
  }, []);
  const inspect = useCallback((seat: Seat) => {
    setSheet({ kind: 'studio', seat });
  }, []);
  const enlarge = useCallback((card: CardId) => {
    setSheet((behind) => ({ kind: 'card', card, ...(behind === undefined ? {} : { behind }) }));
  }, []);
  const close = useCallback(() => {
    // An enlarged card goes back to the sheet it was looked up in.
    setSheet((current) => (current?.kind === 'card' ? current.behind : undefined));
  }, []);
  return { sheet, open, inspect, enlarge, close };
}

export type Sheets = ReturnType<typeof useSheets>;

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
  readonly sheet: OpenSheet | undefined;
  readonly onEnlarge: (card: CardId) => void;
  readonly onClose: () => void;
}

export function MatchSheets({ live, view, sheet, onEnlarge, onClose }: Props) {
  switch (sheet?.kind) {
    case undefined:
      return undefined;
    case 'menu':
      return <MenuSheet live={live} view={view} onClose={onClose} />;
    case 'log':
      return <LogSheet live={live} view={view} onClose={onClose} />;
    case 'rules':
      return <RulesSheet onClose={onClose} />;
    case 'piles':
      return <PilesSheet view={view} onEnlarge={onEnlarge} onClose={onClose} />;
    case 'studio':
      return <StudioSheet view={view} seat={sheet.seat} onEnlarge={onEnlarge} onClose={onClose} />;
    case 'card':
      return <CardSheet view={view} card={sheet.card} onClose={onClose} />;
  }
}
