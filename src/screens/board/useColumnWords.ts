import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import { isFull, reelAt } from '../../games/hollywood/board';
import type { Column, ColumnIndex } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { useSpokenCard } from '../../ui/cards/names';

export type ColumnUse = 'place' | 'again' | 'idle';

interface Labelled {
  readonly index: ColumnIndex;
  readonly column: Column;
  readonly players: readonly Player[];
  readonly use: ColumnUse;
  /** The row on which a reel should end, where the hint points at this column. */
  readonly hintedRow?: number | undefined;
}

/** Tells a column in words: what it is for now, and what lies in it from the bottom up. */
export function useColumnWords(): (labelled: Labelled) => string {
  const { t } = useTranslation('table');
  const spoken = useSpokenCard();
  return ({ index, column, players, use, hintedRow }) => {
    const { cards, reels } = column;
    const head = t(`column.${isFull(column) ? 'full' : use}`, {
      column: index + 1,
      taken: reels.length,
      cards: cards.length,
    });
    const held = cards.map((card, row) => {
      const player = players[reelAt(column, row) ?? -1];
      return player === undefined
        ? t('column.free', { card: spoken(card) })
        : t('column.held', { card: spoken(card), ...inSentence(player.name) });
    });
    const label = t('column.bottomUp', { column: head, cards: held.reverse().join('; ') });
    return hintedRow === undefined ? label : `${label} ${t('hint.mark')}`;
  };
}
