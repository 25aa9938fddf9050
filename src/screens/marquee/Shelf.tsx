import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { LayoutForm } from '../../ui/layout';
import { Plaque } from '../../ui/Plaque';
import { SPACE } from '../../ui/theme/sizes';
import { BESIDE } from '../shelf';
import { FeaturePoster } from './FeaturePoster';
import { GamePoster } from './GamePoster';

interface Room {
  readonly width: number;
  readonly form: LayoutForm;
}

interface Props extends Room {
  /** Above the poster: the match to go on with, or what somebody new may want. */
  readonly first?: ReactNode;
  readonly isNewHere: boolean;
  /** Below all games: the other matches. */
  readonly saved?: ReactNode;
}

/** Two coming posters side by side need this much. */
const PAIR = 300;

/** On a desk the coming games stand beside the feature, one above the other. */
const DESK_FEATURE_SHARE = 0.66;

function widthsOf({ width, form }: Room) {
  if (form !== 'desk') {
    return { feature: width, side: width, coming: width < PAIR ? width : (width - SPACE.m) / 2 };
  }
  const feature = Math.round(width * DESK_FEATURE_SHARE);
  const side = width - feature - SPACE.xxl;
  return { feature, side, coming: side };
}

/** What the theatre shows, and what it keeps for those who were here before. */
export function Shelf({ width, form, first, isNewHere, saved }: Props) {
  const { t } = useTranslation('marquee');
  const widths = widthsOf({ width, form });
  return (
    <View style={form === 'desk' ? styles.beside : styles.below}>
      <View style={[styles.part, { width: widths.feature }]}>
        {first}
        <Plaque title={t('nowShowing')} />
        <FeaturePoster
          width={widths.feature}
          isWide={form === 'desk' || form === 'tablet'}
          hasSetup={!isNewHere}
        />
      </View>
      <View style={[styles.part, { width: widths.side }]}>
        <Plaque title={t('alsoShowing')} />
        <View style={form === 'desk' ? styles.stack : styles.pair}>
          {BESIDE.map((game) => (
            <GamePoster key={game.id} game={game} width={widths.coming} />
          ))}
        </View>
        {saved}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: SPACE.xxl },
  below: { gap: SPACE.xl },
  part: { gap: SPACE.l },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  stack: { flexGrow: 1, gap: SPACE.m },
});
