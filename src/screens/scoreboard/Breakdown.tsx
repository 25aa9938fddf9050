import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Score } from '../../games/hollywood/types';
import { Heading } from '../../ui/text/Heading';
import { SPACE } from '../../ui/theme/sizes';
import { BlockbusterLines, MovieLines, ProjectLines } from './lines';

interface Props {
  readonly score: Score;
  readonly isAdvanced: boolean;
}

/** Where a player's points come from, one source below the other. */
export function Breakdown({ score, isAdvanced }: Props) {
  const { t } = useTranslation('score');
  const title = (words: string) => (
    <Heading level={3} size="caption" face="strong" ink="pageSoft">
      {words}
    </Heading>
  );
  return (
    <View style={styles.breakdown}>
      {title(t('blockbusters'))}
      <BlockbusterLines score={score} />
      {title(t('movies'))}
      <MovieLines score={score} isAdvanced={isAdvanced} />
      {title(t('projects'))}
      <ProjectLines score={score} />
    </View>
  );
}

const styles = StyleSheet.create({
  breakdown: { gap: SPACE.s, paddingBottom: SPACE.m, paddingLeft: SPACE.s },
});
