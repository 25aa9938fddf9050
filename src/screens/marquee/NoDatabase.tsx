import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { isDurable } from '../../storage/device-store';
import { Panel } from '../../ui/controls/Panel';
import { QuietButton } from '../../ui/QuietButton';
import type { Message } from '../../ui/Snackbar';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { useExportAll } from '../settings/memory/useExportAll';

/** Says that the browser does not give the store in which nothing is lost, and offers to take everything out. */
export function NoDatabase() {
  const { t } = useTranslation('marquee');
  const [isMissing, setIsMissing] = useState(false);
  const [message, setMessage] = useState<Message>();
  const { exportAll, sheet } = useExportAll(setMessage);
  useEffect(() => {
    void isDurable().then((isThere) => {
      setIsMissing(!isThere);
    });
  }, []);
  if (!isMissing) return undefined;
  return (
    <Panel style={styles.notice}>
      <View role="alert">
        <Words align="center">{t('noDatabase.line')}</Words>
      </View>
      <View style={styles.action}>
        <QuietButton label={t('noDatabase.export')} onPress={() => void exportAll()} />
      </View>
      {message !== undefined && (
        <View role="status">
          <Words align="center" size="caption">
            {message.text}
          </Words>
        </View>
      )}
      {sheet}
    </Panel>
  );
}

const styles = StyleSheet.create({
  notice: { gap: SPACE.s },
  action: { alignItems: 'center' },
});
