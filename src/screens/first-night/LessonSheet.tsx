import { CardSheet } from '../match/sheets/CardSheet';
import type { Sheets } from '../match/sheets/MatchSheets';
import { StudioSheet } from '../match/sheets/StudioSheet';
import type { MatchView } from '../match/useMatchView';

interface Props {
  readonly view: MatchView;
  readonly sheets: Sheets;
}

/** A studio or a card that is looked into, as at every other table. */
export function LessonSheet({ view, sheets }: Props) {
  const { sheet, enlarge, close } = sheets;
  if (sheet?.kind === 'studio')
    return <StudioSheet view={view} seat={sheet.seat} onEnlarge={enlarge} onClose={close} />;
  if (sheet?.kind === 'card') return <CardSheet view={view} card={sheet.card} onClose={close} />;
  return undefined;
}
