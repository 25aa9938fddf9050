import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { type StudioCard, StudioIcon } from './pictures/StudioIcon';

const CARDS: readonly StudioCard[] = ['clap', 'double'];

/** Clap Board and Double Reel, each with what it does. */
export function StudioCards() {
  const { t } = useTranslation('programme');
  return CARDS.map((card) => (
    <View key={card} style={styles.card}>
      <StudioIcon of={card} />
      <View style={styles.words}>
        <Words face="strong" ink="pageTitle" size="lead">
          {t(`studio.${card}`)}
        </Words>
        <Words ink="page">{t(`studio.${card}Body`)}</Words>
      </View>
    </View>
  ));
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1 },
});
