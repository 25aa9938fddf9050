import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { preferences } from '../../../session/app';
import { archivist } from '../../../session/app-memory';
import { readStored } from '../../../session/stored-preferences';
import { Button } from '../../../ui/Button';
import { Switch } from '../../../ui/controls/Switch';
import { QuietButton } from '../../../ui/QuietButton';
import { chooseFile } from '../../../ui/share/files';
import { PasteField } from '../../../ui/share/PasteField';
import { Sheet } from '../../../ui/Sheet';
import type { Message } from '../../../ui/Snackbar';
import { Words } from '../../../ui/text/Words';
import { useReport } from './useReport';

interface Props {
  readonly onMessage: (message: Message) => void;
  readonly onClose: () => void;
}

/** Takes over what the person liked elsewhere, where it can be read. */
function takeLikes(text: string | undefined): boolean {
  const stored = text === undefined ? undefined : readStored(text);
  if (stored === undefined) return false;
  preferences.setState(stored.state);
  return true;
}

/** Takes in a file or a text with everything. Whatever it is, nothing that is here changes. */
export function ImportAllSheet({ onMessage, onClose }: Props) {
  const { t } = useTranslation('memory');
  const report = useReport();
  const [text, setText] = useState('');
  const [withLikes, setWithLikes] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const take = async (given: string) => {
    if (given.trim() === '') {
      setProblem(t('import.empty'));
      return;
    }
    setIsBusy(true);
    const imported = await archivist.import(given);
    setIsBusy(false);
    if (!imported.ok) {
      setProblem(report.why(imported.error));
      return;
    }
    const areLikesTaken = withLikes && takeLikes(imported.value.preferences);
    const { refused, isWhole } = imported.value;
    onMessage({
      text: report.tell(imported.value, areLikesTaken),
      // What was not taken stays to be read until it is closed.
      tone: refused === 0 && isWhole ? 'news' : 'problem',
    });
    onClose();
  };
  const choose = async () => {
    try {
      const chosen = await chooseFile();
      if (chosen !== undefined) await take(chosen);
    } catch {
      setProblem(t('error.unreadableFile'));
    }
  };

  const label = t('import.label');
  return (
    <Sheet
      title={t('import.title')}
      onClose={onClose}
      foot={<Button label={t('import.add')} disabled={isBusy} onPress={() => void take(text)} />}
    >
      <Words>{t('import.line')}</Words>
      <Switch
        label={t('import.likes')}
        line={t('import.likesLine')}
        isOn={withLikes}
        onChange={setWithLikes}
      />
      <QuietButton label={t('import.file')} onPress={() => void choose()} />
      <Words size="caption">{label}</Words>
      <PasteField label={label} text={text} height={110} problem={problem} onChange={setText} />
    </Sheet>
  );
}
