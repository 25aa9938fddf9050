import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { reelAt } from '../../../games/hollywood/board';
import { cardOf } from '../../../games/hollywood/cards';
import type { CardId } from '../../../games/hollywood/types';
import { inSentence } from '../../../i18n/you';
import { LobbyCard } from '../../../ui/cards/LobbyCard';
import { useCardName } from '../../../ui/cards/names';
import { PlayerToken } from '../../../ui/PlayerToken';
import { Sheet } from '../../../ui/Sheet';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { useRoom } from '../../../ui/turn/useRoom';
import type { MatchView } from '../useMatchView';

interface Props {
  readonly view: MatchView;
  readonly card: CardId;
  readonly onClose: () => void;
}

const LARGEST = 300;

/** Whose reel stands on the card, or that none does; nothing for a card that is not on the board. */
function holderOf({ board, players }: MatchView, id: CardId) {
  for (const column of board.columns) {
    const row = column.cards.indexOf(id);
    if (row < 0) continue;
    const seat = reelAt(column, row);
    return { player: seat === undefined ? undefined : players[seat] };
  }
  return undefined;
}

/** A card enlarged, with what it does. */
export function CardSheet({ view, card: id, onClose }: Props) {
  const { t } = useTranslation(['common', 'table']);
  const { width, height } = useRoom();
  const name = useCardName()(id);
  const card = cardOf(id);
  const holder = holderOf(view, id);
  return (
    <Sheet title={name} onClose={onClose} widest={420}>
      <View style={styles.card}>
        <LobbyCard id={id} width={Math.min(LARGEST, width * 0.7, height * 0.5)} />
        <Words size="lead" align="center">
          {card.kind === 'film' &&
            t(card.award ? 'table:card.award' : 'table:card.film', {
              genre: t(`genre.${card.genre}`),
            })}
          {card.kind === 'star' && t('table:card.star', { rating: card.rating })}
          {card.kind === 'blockbuster' && t('table:card.blockbuster')}
        </Words>
        {holder && (
          <View style={styles.holder}>
            {holder.player && <PlayerToken {...lookOf(holder.player)} size={28} />}
            <Words ink="nightSoft">
              {holder.player === undefined
                ? t('table:card.noHolder')
                : t('table:card.holder', inSentence(holder.player.name))}
            </Words>
          </View>
        )}
      </View>
    </Sheet>
  );
}

function lookOf({ colour, glyph }: MatchView['players'][number]) {
  return { colour, glyph };
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', gap: SPACE.m },
  holder: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
});
