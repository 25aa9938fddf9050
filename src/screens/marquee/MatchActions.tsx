import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useList } from '../../i18n/useList';
import { IconButton } from '../../ui/IconButton';
import { SPACE } from '../../ui/theme/sizes';
import type { ReadyEntry } from './useSaves';

export interface Handlers {
  readonly onExport: () => void;
  readonly onDelete: () => void;
}

interface Props extends Handlers {
  readonly entry: Pick<ReadyEntry, 'summary'>;
}

/** What can be done with a match without opening it. */
export function MatchActions({ entry, onExport, onDelete }: Props) {
  const { t } = useTranslation('marquee');
  const list = useList();
  const names = list(entry.summary.seats.map(({ name }) => name));
  return (
    <View style={styles.actions}>
      <IconButton icon="share" label={t('saved.export', { names })} onPress={onExport} />
      <IconButton icon="bin" label={t('saved.delete', { names })} onPress={onDelete} />
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', gap: SPACE.s },
});
