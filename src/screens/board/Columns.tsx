import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';

import { RoveGroup } from '../../ui/controls/RoveGroup';

/** The columns to touch: one stop of the Tab key, with arrows from one to the next. */
export function Columns({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('table');
  return (
    <RoveGroup way="across" label={t('column.all')} style={styles.columns}>
      {children}
    </RoveGroup>
  );
}

const styles = StyleSheet.create({
  columns: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    pointerEvents: 'box-none',
  },
});
