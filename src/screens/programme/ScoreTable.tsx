import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';
import { ScoreIcon, SCORING } from './pictures/ScoreIcon';

/** What brings points at the end. */
export function ScoreTable() {
  const { t } = useTranslation('programme');
  return (
    <View style={styles.table}>
      {SCORING.map((line) => (
        <View key={line} style={styles.line}>
          <ScoreIcon of={line} />
          <View style={styles.words}>
            <Words ink="page">{t(`score.${line}`)}</Words>
            <Words face="strong" ink="pageTitle">
              {t(`score.${line}Points`)}
            </Words>
          </View>
        </View>
      ))}
      <View style={styles.notes}>
        <Words ink="pageSoft">{t('score.projectNote')}</Words>
        <Words ink="pageSoft">{t('score.tieNote')}</Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.xl },
  line: {
    flexGrow: 1,
    flexBasis: 260,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.s,
    borderBottomWidth: 1,
    borderColor: COLOUR.paperShade,
  },
  words: { flex: 1 },
  notes: { width: '100%', gap: SPACE.s, paddingTop: SPACE.m },
});
