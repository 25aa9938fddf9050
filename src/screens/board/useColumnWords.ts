import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import { isFull, reelAt } from '../../games/hollywood/board';
import type { Table } from '../../games/hollywood/replay';
import type { ColumnIndex } from '../../games/hollywood/types';
import { useCardName, useSpokenCard } from '../../ui/cards/names';

import type { Prompt } from './usePrompt';

export type ColumnUse = 'place' | 'again' | 'idle';

/** A column in words: what it is for now, and what lies in it from the bottom up. */
export function useColumnWords(table: Table, players: readonly Player[]) {
  const { t } = useTranslation('table');
  const spoken = useSpokenCard();
  const cardName = useCardName();

  const label = (index: ColumnIndex, use: ColumnUse): string => {
    const column = table.columns[index];
    if (column === undefined) return '';
    const { cards, reels } = column;
    const key = isFull(column) ? 'full' : use;
    const head = t(`column.${key}`, {
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
  };

  /** Who would stand where after a reel of the player on turn: briefly for the eye, which sees it on the board, in full for the ear. */
  const preview = (index: ColumnIndex): Prompt & { readonly spoken: string } => {
    const { cards = [], reels = [] } = table.columns[index] ?? {};
    const nameAt = (fromBottom: number): string => {
      const card = cards[cards.length - 1 - fromBottom];
      return card === undefined ? '' : cardName(card);
    };
    const others = reels.map((seat, order) =>
      t('preview.other', {
        player: players[seat]?.name ?? '',
        card: nameAt(reels.length - order),
      }),
    );
    const own = t('preview.own', { card: nameAt(0) });
    const movers = reels.map((seat) => players[seat]?.name ?? '').reverse();
    const moved = movers.filter((name, at) => movers.indexOf(name) === at).join(', ');
    return {
      title: own,
      hint: reels.length === 0 ? '' : t('preview.up', { players: moved }),
      isUrgent: false,
      spoken: [own, ...others.reverse()].join(' '),
    };
  };

  return { label, preview };
}
