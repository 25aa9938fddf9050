import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useList } from '../../i18n/useList';
import { IconButton } from '../../ui/IconButton';
import { SPACE } from '../../ui/theme/sizes';
import type { ReadyEntry } from './useSaves';
import { momentOf } from './when';

export interface Handlers {
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

interface Props extends Handlers {
  readonly entry: Pick<ReadyEntry, 'summary'>;
}

/** What can be done with a match without opening it. */
export function MatchActions({ entry, onExport, onDelete }: Props) {
  const { t, i18n } = useTranslation('marquee');
  const list = useList();
  const { seats, times } = entry.summary;
  // The same people play more than once: what is deleted has to be told apart by ear as well.
  const which = {
    names: list(seats.map(({ name }) => name)),
    when: momentOf(times.updated, i18n.language),
  };
  return (
    <View style={styles.actions}>
      <IconButton icon="share" label={t('saved.export', which)} onPress={onExport} />
      <IconButton icon="bin" label={t('saved.delete', which)} onPress={onDelete} />
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: SPACE.s },
});
