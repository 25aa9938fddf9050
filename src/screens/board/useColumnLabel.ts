import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import { isFull, reelAt } from '../../games/hollywood/board';
import type { Column, ColumnIndex } from '../../games/hollywood/types';
import { useSpokenCard } from '../../ui/cards/names';

export type ColumnUse = 'place' | 'again' | 'idle';

interface Labelled {
  readonly index: ColumnIndex;
  readonly column: Column;
  readonly players: readonly Player[];
  readonly use: ColumnUse;
}

/** A column in words: what it is for now, and what lies in it from the bottom up. */
export function useColumnLabel({ index, column, players, use }: Labelled): string {
  const { t } = useTranslation('table');
  const spoken = useSpokenCard();
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
      : t('column.held', { card: spoken(card), player: player.name });
  });
  return `${head}. ${t('column.bottomUp')}: ${held.reverse().join('; ')}.`;
}
