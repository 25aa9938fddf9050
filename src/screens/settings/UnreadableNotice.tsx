import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';

import { usePreferences } from '../../session/usePreferences';
import { Panel } from '../../ui/controls/Panel';
import { Words } from '../../ui/text/Words';

/** Says calmly that changes are not kept this time. */
export function UnreadableNotice({ width }: { readonly width: number }) {
  const { t } = useTranslation('settings');
  const isUnreadable = usePreferences(({ status }) => status === 'unreadable');
  if (!isUnreadable) return undefined;
  return (
    <Panel style={[styles.notice, { width }]}>
      <Words>{t('unreadable')}</Words>
    </Panel>
  );
}

const styles = StyleSheet.create({ notice: { alignSelf: 'center' } });
