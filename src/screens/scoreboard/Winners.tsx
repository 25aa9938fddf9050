import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';

import { useList } from '../../i18n/useList';
import { inSentence } from '../../i18n/you';
import { BulbFrame } from '../../ui/marquee/BulbFrame';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { InLook } from '../../ui/theme/TonesContext';
import { LaurelToken } from './LaurelToken';
import { Spotlights } from './Spotlights';
import type { Row } from './standing';
import { useApplause } from './useApplause';

interface Props {
  readonly winners: readonly Row[];
  readonly verdict: string;
}

const STAGE = 108;

/** The end of the evening: whoever won, in the light, under the bulbs. */
export function Winners({ winners, verdict }: Props) {
  const { t } = useTranslation('score');
  const list = useList();
  const [width, setWidth] = useState(0);
  const applause = useApplause();
  const names = list(winners.map(({ player }) => player.name));
  const eyebrow = t(winners.length === 1 ? 'winner' : 'winners');
  const title = t('wins', { names, ...inSentence(names) });
  return (
    // On stage it is always evening.
    <InLook look="evening">
      <BulbFrame band={20}>
        <View
          style={styles.stage}
          onLayout={({ nativeEvent: { layout } }) => {
            setWidth(layout.width);
          }}
        >
          {width > 0 && <Spotlights width={width} height={STAGE} />}
          <Animated.View style={[styles.tokens, applause]}>
            {winners.map(({ seat, player }) => (
              <LaurelToken key={seat} player={player} size={winners.length > 2 ? 72 : 100} />
            ))}
          </Animated.View>
          <View style={styles.words}>
            <Words face="strong" size="caption" ink="night" align="center">
              {eyebrow}
            </Words>
            <Heading level={1} align="center" label={`${eyebrow} ${title}`}>
              {title}
            </Heading>
            <Words align="center">{verdict}</Words>
          </View>
        </View>
      </BulbFrame>
    </InLook>
  );
}

const styles = StyleSheet.create({
  stage: { backgroundColor: COLOUR.velvet, borderRadius: RADIUS.s, overflow: 'hidden' },
  tokens: {
    height: STAGE,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
  },
  words: { gap: SPACE.xs, paddingHorizontal: SPACE.m, paddingBottom: SPACE.m },
});
