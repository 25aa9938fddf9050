import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Day } from '../../engine/days';
import { premieresIn } from '../../session/premieres';
import type { SaveEntry } from '../../storage/reader';
import { Plaque } from '../../ui/Plaque';
import { SPACE } from '../../ui/theme/sizes';
import { TodayCard } from '../premiere/TodayCard';

interface Props {
  readonly today: Day;
  readonly entries: readonly SaveEntry[];
}

/** What is on tonight, for one. */
export function PremierePart({ today, entries }: Props) {
  const { t } = useTranslation('premiere');
  return (
    <View style={styles.part}>
      <Plaque title={t('today')} />
      <TodayCard today={today} premieres={premieresIn(entries)} hasLink />
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: SPACE.l } });
