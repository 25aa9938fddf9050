import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';

/** What can be done next: always in reach, however long the tables above are. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('score');
  const insets = useSafeAreaInsets();
  return (
    <View
      role="region"
      aria-label={t('actions.label')}
      style={[styles.bar, { paddingBottom: insets.bottom + SPACE.s }]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: SPACE.s,
    paddingTop: SPACE.s,
    paddingHorizontal: SPACE.m,
    backgroundColor: COLOUR.midnight,
    borderTopWidth: 2,
    borderColor: COLOUR.brass,
  },
});
