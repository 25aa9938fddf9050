import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { SectionName } from '../rules/sections';
import { WhyLink } from '../rules/WhyLink';

interface Props {
  readonly picture: ReactNode;
  readonly title: string;
  readonly note?: string;
  readonly points: number;
  /** Where the rules tell why it is so. */
  readonly why?: SectionName;
}

/** One source of points: what it is, how it was counted, what it brought. */
export function PointsLine({ picture, title, note, points, why }: Props) {
  return (
    <View testID="points line" style={styles.line}>
      <View style={styles.picture}>{picture}</View>
      <View style={styles.words}>
        <Words face="strong" ink="page">
          {title}
        </Words>
        {note !== undefined && (
          <Words size="caption" ink="pageSoft">
            {note}
          </Words>
        )}
      </View>
      {why !== undefined && <WhyLink section={why} />}
      <Words face="strong" size="lead" ink={points > 0 ? 'pageTitle' : 'pageSoft'} align="right">
        {points}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  picture: { width: 30, alignItems: 'center' },
  words: { flex: 1 },
});
