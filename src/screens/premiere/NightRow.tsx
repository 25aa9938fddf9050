import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { PremiereNight } from '../../games/hollywood/premiere-record';
import { NavLink } from '../../navigation/NavLink';
import type { PremiereResult } from '../../session/premieres';
import { noonOf } from '../../session/today';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE, TARGET } from '../../ui/theme/sizes';
import { dateOf } from '../marquee/when';
import { PlaceBadge } from '../scoreboard/PlaceBadge';

/** One's result of a night, which leads to its score. */
export function NightRow({ night }: { readonly night: PremiereNight<PremiereResult> }) {
  const styles = useStyles();
  const { t, i18n } = useTranslation(['score', 'premiere']);
  const { place, points, id } = night.first;
  const reruns = night.reruns.length;
  return (
    <NavLink to={{ screen: 'Scoreboard', params: { match: id } }}>
      <View style={styles.row}>
        <View aria-hidden>
          <PlaceBadge place={place} />
        </View>
        <View style={styles.words}>
          <Words face="strong">{dateOf(noonOf(night.day), i18n.language)}</Words>
          <Words size="caption">
            {t('premiere:night', { place, points: t('points', { count: points }) })}
          </Words>
        </View>
        {reruns > 0 && (
          <Words size="caption" ink="nightSoft">
            {t('premiere:reruns', { count: reruns })}
          </Words>
        )}
      </View>
    </NavLink>
  );
}

const useStyles = themed((tones) => ({
  row: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.s,
    borderBottomWidth: tones.edge(1),
    borderColor: tones.hairline,
  },
  words: { flex: 1 },
}));
