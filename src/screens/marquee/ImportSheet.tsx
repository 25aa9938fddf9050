import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button';
import { PasteField } from '../../ui/share/PasteField';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { useReport } from '../settings/memory/useReport';
import type { ImportError } from './useMatchActions';

interface Props {
  /** Adds what the text holds, or tells why it cannot. */
  readonly onImport: (text: string) => Promise<ImportError | undefined>;
  readonly onClose: () => void;
}

/** Takes in a match from its text, or everything that was exported at once. Whatever is pasted, nothing that is there changes. */
export function ImportSheet({ onImport, onClose }: Props) {
  const { t } = useTranslation('marquee');
  const { whyMatch } = useReport();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<ImportError | 'empty'>();
  const [isBusy, setIsBusy] = useState(false);

  const add = async () => {
    if (text.trim() === '') {
      setProblem('empty');
      return;
    }
    setIsBusy(true);
    const error = await onImport(text);
    setIsBusy(false);
    if (error === undefined) onClose();
    else setProblem(error);
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
        problem={problem === 'empty' ? t('import.empty') : problem && whyMatch(problem)}
        onChange={setText}
      />
    </Sheet>
  );
}
