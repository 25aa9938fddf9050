import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { usePercent } from './usePercent';

const HEIGHT = 12;

/** How much of the match has been gone through. */
export function Progress({ percent }: { readonly percent: number }) {
  const styles = useStyles();
  const { t } = useTranslation('commentary');
  const words = t('progress', { percent: usePercent()(percent / 100) });
  return (
    <View style={styles.progress}>
      <Words>{words}</Words>
      <View
        role="progressbar"
        accessible
        aria-label={t('title')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        style={styles.rail}
      >
        <View style={[styles.done, { width: `${percent}%` }]} />
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  progress: { gap: SPACE.xs },
  rail: {
    height: HEIGHT,
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    backgroundColor: tones.page,
    overflow: 'hidden',
  },
  done: { height: '100%', backgroundColor: tones.plate },
}));
