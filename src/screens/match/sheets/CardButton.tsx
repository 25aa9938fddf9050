import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet } from 'react-native';

import type { CardId } from '../../../games/hollywood/types';
import { LobbyCard } from '../../../ui/cards/LobbyCard';
import { useSpokenCard } from '../../../ui/cards/names';
import { RADIUS } from '../../../ui/theme/sizes';

interface Props {
  readonly card: CardId;
  readonly width: number;
  readonly onEnlarge: (card: CardId) => void;
}

/** A card that opens enlarged. */
export function CardButton({ card, width, onEnlarge }: Props) {
  const { t } = useTranslation('table');
  const spoken = useSpokenCard();
  return (
    <Pressable
      role="button"
      aria-label={t('piles.enlarge', { card: spoken(card) })}
      onPress={() => {
        onEnlarge(card);
      }}
      style={styles.card}
    >
      <LobbyCard id={card} width={width} />
    </Pressable>
  );
}

const styles = StyleSheet.create({ card: { borderRadius: RADIUS.s } });
