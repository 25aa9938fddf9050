import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { askPersonToKeep, type KeepingReport, reportKeeping } from '../../../storage/keeping';
import { Panel } from '../../../ui/controls/Panel';
import { QuietButton } from '../../../ui/QuietButton';
import type { Message } from '../../../ui/Snackbar';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { SettingTitle } from '../SettingTitle';

const MEGA = 1_000_000;

function inMegabytes(bytes: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / MEGA);
}

interface Props {
  readonly width: number;
  readonly onMessage: (message: Message) => void;
}

/** In a browser: whether it may clear what is saved, how much that is, and what helps. */
export function KeptWhere({ width, onMessage }: Props) {
  const { t, i18n } = useTranslation('memory');
  const [report, setReport] = useState<KeepingReport>();
  useEffect(() => {
    void reportKeeping().then(setReport);
  }, []);
  if (report === undefined) return undefined;
  const { isPromised, usedBytes, needsPerson, isClearedWeekly } = report;
  const ask = async (): Promise<void> => {
    if (!(await askPersonToKeep())) onMessage({ text: t('kept.refused'), tone: 'news' });
    setReport(await reportKeeping());
  };
  return (
    <Panel style={{ width }}>
      <SettingTitle title={t('kept.title')} />
      <Words size="caption">{t(isPromised ? 'kept.promised' : 'kept.clearable')}</Words>
      {isClearedWeekly && <Words size="caption">{t('kept.safari')}</Words>}
      {!isPromised && <Words size="caption">{t('kept.helps')}</Words>}
      {usedBytes !== undefined && (
        <Words size="caption">
          {t('kept.used', { size: inMegabytes(usedBytes, i18n.language) })}
        </Words>
      )}
      {needsPerson && !isPromised && (
        <View style={styles.action}>
          <QuietButton label={t('kept.ask')} onPress={() => void ask()} />
        </View>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  action: { flexDirection: 'row', paddingTop: SPACE.xs },
});
