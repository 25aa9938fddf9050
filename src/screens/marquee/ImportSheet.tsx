import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useReason } from '../../i18n/useReason';
import type { SaveError, StorageError } from '../../storage/errors';
import { Button } from '../../ui/Button';
import { PasteField } from '../../ui/share/PasteField';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';

interface Props {
  /** Adds the match, or tells why it cannot. */
  readonly onImport: (text: string) => Promise<SaveError | StorageError | undefined>;
  readonly onClose: () => void;
}

/** Takes in a match from its text. Whatever is pasted, nothing that is there changes. */
export function ImportSheet({ onImport, onClose }: Props) {
  const { t } = useTranslation('marquee');
  const reason = useReason();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const add = async () => {
    if (text.trim() === '') {
      setProblem(t('import.empty'));
      return;
    }
    setIsBusy(true);
    const error = await onImport(text);
    setIsBusy(false);
    if (error === undefined) onClose();
    else setProblem(reason(error));
  };

  return (
    <Sheet
      title={t('import.title')}
      onClose={onClose}
      foot={<Button label={t('import.add')} disabled={isBusy} onPress={() => void add()} />}
    >
      <Words>{t('import.label')}</Words>
      <PasteField
        label={t('import.label')}
        text={text}
        height={140}
        problem={problem}
        onChange={setText}
      />
    </Sheet>
  );
}
