import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import type { Table } from '../../games/hollywood/replay';
import type { ColumnIndex } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { useCardName } from '../../ui/cards/names';

import type { Prompt } from './usePrompt';

/** What a reel would do, in words. */
export function usePreviewWords(table: Table, players: readonly Player[]) {
  const { t } = useTranslation('table');
  const cardName = useCardName();

  /** Who would stand where after a reel of the player on turn: briefly for the eye, which sees it on the board, in full for the ear. */
  return (index: ColumnIndex): Prompt & { readonly spoken: string } => {
    const { cards = [], reels = [] } = table.columns[index] ?? {};
    const nameAt = (fromBottom: number): string => {
      const card = cards[cards.length - 1 - fromBottom];
      return card === undefined ? '' : cardName(card);
    };
    const others = reels.map((seat, order) =>
      t('preview.other', {
        ...inSentence(players[seat]?.name ?? ''),
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
}
