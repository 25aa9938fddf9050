import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';
import { ScoreIcon, SCORING } from './pictures/ScoreIcon';

/** What brings points at the end. */
export function ScoreTable() {
  const styles = useStyles();
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

const useStyles = themed((tones) => ({
  table: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.xl },
  line: {
    flexGrow: 1,
    flexBasis: 260,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.s,
    borderBottomWidth: tones.edge(1),
    borderColor: tones.paperLine,
  },
  words: { flex: 1 },
  notes: { width: '100%', gap: SPACE.s, paddingTop: SPACE.m },
}));
