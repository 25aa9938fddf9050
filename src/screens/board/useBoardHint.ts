import { useTranslation } from 'react-i18next';

import type { Column, ColumnIndex } from '../../games/hollywood/types';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import type { HintState } from '../match/useHint';
import { type HintWords, useHintWords } from '../match/useHintWords';
import type { HandHint } from './Hand';
import type { useChoice } from './useChoice';

interface BoardHint {
  /** What stands in the prompt's place; nothing while no hint is asked for. */
  readonly words: HintWords | undefined;
  readonly hand: HandHint;
  /** The row of the column to which the hint points, if it points into this one. */
  readonly rowIn: (column: Column, index: ColumnIndex) => number | undefined;
}

/** The hint as the board shows it. What was touched last is what the prompt tells: the hint, or what was touched after it. */
export function useBoardHint(
  { hint, isThinking, ask }: HintState,
  match: HollywoodMatch,
  { isHint, choose }: ReturnType<typeof useChoice>,
): BoardHint {
  const { t } = useTranslation('table');
  const wordsOf = useHintWords(match.setup.options);
  const words = (): HintWords | undefined => {
    if (hint !== undefined) return wordsOf(hint);
    return isThinking ? { title: t('hint.thinking'), hint: '' } : undefined;
  };
  const shown = isHint ? words() : undefined;
  const isAboutStudio = hint?.kind === 'clap' || hint?.kind === 'double';
  return {
    words: shown,
    hand: {
      isShown: shown !== undefined,
      onAsk:
        shown === undefined
          ? () => {
              choose({ hint: true });
              ask();
            }
          : undefined,
      onClose:
        shown === undefined || isThinking || isAboutStudio
          ? undefined
          : () => {
              choose(undefined);
            },
      studio: isAboutStudio ? hint.kind : undefined,
    },
    rowIn({ cards }, index) {
      if (hint?.kind !== 'place' && hint?.kind !== 'only') return undefined;
      if (hint.column !== index) return undefined;
      const card = hint.kind === 'place' ? hint.ending?.card : undefined;
      return card === undefined ? cards.length - 1 : cards.indexOf(card);
    },
  };
}
