import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { QuietButton } from '../../../ui/QuietButton';
import type { Message } from '../../../ui/Snackbar';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { Group } from '../Group';
import { SettingTitle } from '../SettingTitle';
import { DeleteSheet } from './DeleteSheet';
import { ImportAllSheet } from './ImportAllSheet';
import { KeptWhere } from './KeptWhere';
import { useDeleteAll } from './useDeleteAll';
import { useExportAll } from './useExportAll';

interface Props {
  readonly width: number;
  readonly onMessage: (message: Message | undefined) => void;
}

interface EntryProps {
  readonly title: string;
  readonly line: string;
  readonly label: string;
  readonly onPress: () => void;
}

function Entry({ title, line, label, onPress }: EntryProps) {
  return (
    <>
      <SettingTitle title={title} />
      <Words size="caption">{line}</Words>
      <View style={styles.action}>
        <QuietButton label={label} onPress={onPress} />
      </View>
    </>
  );
}

/** All that the table remembers: keep it, bring it back, let it go. */
export function MemorySettings({ width, onMessage }: Props) {
  const { t } = useTranslation('memory');
  const [open, setOpen] = useState<'import' | 'delete'>();
  const { exportAll, sheet } = useExportAll(onMessage);
  const deleteAll = useDeleteAll(onMessage);
  const close = () => {
    setOpen(undefined);
  };
  return (
    <>
      <Group title={t('title')} width={width}>
        <Entry
          title={t('export.title')}
          line={t('export.line')}
          label={t('export.do')}
          onPress={() => void exportAll()}
        />
        <Entry
          title={t('import.title')}
          line={t('import.line')}
          label={t('import.open')}
          onPress={() => {
            setOpen('import');
          }}
        />
        <Entry
          title={t('delete.title')}
          line={t('delete.line')}
          label={t('delete.open')}
          onPress={() => {
            setOpen('delete');
          }}
        />
      </Group>
      <KeptWhere width={width} onMessage={onMessage} />
      {open === 'import' && <ImportAllSheet onMessage={onMessage} onClose={close} />}
      {open === 'delete' && (
        <DeleteSheet
          onExport={() => void exportAll()}
          onDelete={() => {
            close();
            void deleteAll();
          }}
          onClose={close}
        />
      )}
      {sheet}
    </>
  );
}

const styles = StyleSheet.create({
  action: { flexDirection: 'row', paddingTop: SPACE.xs },
});
