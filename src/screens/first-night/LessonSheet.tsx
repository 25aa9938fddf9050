import { CardSheet } from '../match/sheets/CardSheet';
import type { Sheets } from '../match/sheets/MatchSheets';
import { RulesSheet } from '../match/sheets/RulesSheet';
import { StudioSheet } from '../match/sheets/StudioSheet';
import type { MatchView } from '../match/useMatchView';

interface Props {
  readonly view: MatchView;
  readonly sheets: Sheets;
}

/** A studio or a card that is looked into, as at every other table. */
export function LessonSheet({ view, sheets }: Props) {
  const { sheet, enlarge, explain, close } = sheets;
  const looking = { view, onEnlarge: enlarge, onExplain: explain, onClose: close };
  if (sheet?.kind === 'studio') return <StudioSheet {...looking} seat={sheet.seat} />;
  if (sheet?.kind === 'rules') return <RulesSheet section={sheet.section} onClose={close} />;
  if (sheet?.kind === 'card') return <CardSheet view={view} card={sheet.card} onClose={close} />;
  return undefined;
}
