import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';

/** What can be done next: always in reach, however long the tables above are. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
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

const useStyles = themed((tones) => ({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: SPACE.s,
    paddingTop: SPACE.s,
    paddingHorizontal: SPACE.m,
    backgroundColor: tones.page,
    borderTopWidth: tones.edge(2),
    borderColor: tones.line,
  },
}));
