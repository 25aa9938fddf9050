import { StyleSheet, View } from 'react-native';

import { BulbFrame } from '../../ui/marquee/BulbFrame';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly eyebrow: string;
  readonly title: string;
  readonly verdict: string;
}

/** The lit board of a match that goes on: where it stands. */
export function Banner({ eyebrow, title, verdict }: Props) {
  return (
    <BulbFrame band={18}>
      <View style={styles.board}>
        <Words face="strong" size="caption" ink="pageSoft" align="center">
          {eyebrow}
        </Words>
        <Heading level={1} size="heading" ink="pageTitle" align="center">
          {title}
        </Heading>
        <View style={styles.rail} />
        <Words ink="page" align="center">
          {verdict}
        </Words>
      </View>
    </BulbFrame>
  );
}

const styles = StyleSheet.create({
  board: {
    backgroundColor: COLOUR.paper,
    borderRadius: RADIUS.s,
    paddingVertical: SPACE.s,
    paddingHorizontal: SPACE.m,
    gap: SPACE.xs,
    boxShadow: 'inset 0 0 18px rgba(255,214,130,0.9), 0 0 22px rgba(255,200,110,0.45)',
  },
  rail: { height: 2, backgroundColor: COLOUR.paperShade },
});
