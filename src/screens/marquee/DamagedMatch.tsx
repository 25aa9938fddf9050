import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useReason } from '../../i18n/useReason';
import { QuietButton } from '../../ui/QuietButton';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { FilmCan } from './FilmCan';
import type { Handlers } from './MatchActions';
import type { UnusableEntry } from './useSaves';

interface Props extends Handlers {
  readonly entry: UnusableEntry;
}

/** A match that cannot be played on here: why, and what can still be done with it. */
export function DamagedMatch({ entry, onExport, onDelete }: Props) {
  const { t } = useTranslation('marquee');
  const reason = useReason();
  return (
    <FilmCan isTorn>
      <Words face="strong" ink="sign">
        {t('damaged.title')}
      </Words>
      <Words size="caption">{reason(entry.error)}</Words>
      <View style={styles.actions}>
        <QuietButton label={t('damaged.export')} onPress={onExport} />
        <QuietButton label={t('damaged.delete')} onPress={onDelete} />
      </View>
    </FilmCan>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
