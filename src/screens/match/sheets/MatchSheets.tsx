import { type SetStateAction, startTransition, useCallback, useState } from 'react';

import type { Seat } from '../../../engine/seats';
import type { CardId } from '../../../games/hollywood/types';
import type { LiveMatch } from '../../../session/live-matches';
import type { SectionName } from '../../rules/sections';
import type { MatchView } from '../useMatchView';
import { CardSheet } from './CardSheet';
import { LogSheet } from './LogSheet';
import { MenuSheet } from './MenuSheet';
import { PilesSheet } from './PilesSheet';
import { RulesSheet } from './RulesSheet';
import { StudioSheet } from './StudioSheet';

export type SheetName = 'menu' | 'log' | 'rules' | 'piles';

export type OpenSheet =
  | { readonly kind: Exclude<SheetName, 'rules'> }
  | { readonly kind: 'rules'; readonly section?: SectionName; readonly behind?: OpenSheet }
  | { readonly kind: 'studio'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly card: CardId; readonly behind?: OpenSheet };

/** What is looked up from another sheet goes back to that one. */
function over(behind: OpenSheet | undefined) {
  return behind === undefined ? {} : { behind };
}

/** Which sheet lies over the table. One is opened between the frames: the table beneath it is not to stand still. */
export function useSheets() {
  const [sheet, setSheet] = useState<OpenSheet>();
  const lay = useCallback((next: SetStateAction<OpenSheet | undefined>) => {
    startTransition(() => {
      setSheet(next);
    });
  }, []);
  const open = useCallback(
    (kind: SheetName) => {
      lay({ kind });
    },
    [lay],
  );
  const inspect = useCallback(
    (seat: Seat) => {
      lay({ kind: 'studio', seat });
    },
    [lay],
  );
  const enlarge = useCallback(
    (card: CardId) => {
      lay((behind) => ({ kind: 'card', card, ...over(behind) }));
    },
    [lay],
  );
  const explain = useCallback(
    (section: SectionName) => {
      lay((behind) => ({ kind: 'rules', section, ...over(behind) }));
    },
    [lay],
  );
  const close = useCallback(() => {
    setSheet((current) =>
      current !== undefined && 'behind' in current ? current.behind : undefined,
    );
  }, []);
  return { sheet, open, inspect, enlarge, explain, close };
}

export type Sheets = ReturnType<typeof useSheets>;

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
  readonly sheets: Sheets;
}

export function MatchSheets({ live, view, sheets }: Props) {
  const { sheet, close: onClose } = sheets;
  const looking = { view, onEnlarge: sheets.enlarge, onExplain: sheets.explain, onClose };
  switch (sheet?.kind) {
    case undefined:
      return undefined;
    case 'menu':
      return <MenuSheet live={live} view={view} onClose={onClose} />;
    case 'log':
      return <LogSheet live={live} view={view} onClose={onClose} />;
    case 'rules':
      return <RulesSheet section={sheet.section} onClose={onClose} />;
    case 'piles':
      return <PilesSheet {...looking} />;
    case 'studio':
      return <StudioSheet {...looking} seat={sheet.seat} />;
    case 'card':
      return <CardSheet view={view} card={sheet.card} onClose={onClose} />;
  }
}
