import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { lookalikeKey } from '../../../engine/text';
import { saves } from '../../../session/app';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/controls/TextField';
import { QuietButton } from '../../../ui/QuietButton';
import { Sheet } from '../../../ui/Sheet';
import { Words } from '../../../ui/text/Words';

interface Props {
  readonly onExport: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Says what goes, offers to keep it first, and asks for a word that nobody types by accident. */
export function DeleteSheet({ onExport, onDelete, onClose }: Props) {
  const { t } = useTranslation('memory');
  const [count, setCount] = useState<number>();
  const [typed, setTyped] = useState('');
  const word = t('delete.word');
  const isMeant = lookalikeKey(typed) === lookalikeKey(word);

  useEffect(() => {
    let isOpen = true;
    void saves.ids().then((ids) => {
      if (isOpen && ids.ok) setCount(ids.value.length);
    });
    return () => {
      isOpen = false;
    };
  }, []);

  return (
    <Sheet
      title={t('delete.title')}
      onClose={onClose}
      foot={<Button label={t('delete.do')} disabled={!isMeant} onPress={onDelete} />}
    >
      <Words>{count === undefined ? t('delete.line') : t('delete.what', { count })}</Words>
      <QuietButton label={t('delete.first')} onPress={onExport} />
      <TextField
        label={t('delete.type', { word })}
        value={typed}
        onChange={setTyped}
        autoCapitalize="characters"
      />
    </Sheet>
  );
}
