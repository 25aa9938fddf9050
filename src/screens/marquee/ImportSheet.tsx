import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, View } from 'react-native';

import { useReason } from '../../i18n/useReason';
import type { SaveError, StorageError } from '../../storage/errors';
import { Button } from '../../ui/Button';
import { useFace } from '../../ui/fonts/FontsProvider';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { inkColour } from '../../ui/theme/inks';
import { RADIUS, SPACE, TYPE } from '../../ui/theme/sizes';

interface Props {
  /** Adds the match, or tells why it cannot. */
  readonly onImport: (text: string) => Promise<SaveError | StorageError | undefined>;
  readonly onClose: () => void;
}

/** Takes in a match from its text. Whatever is pasted, nothing that is there changes. */
export function ImportSheet({ onImport, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('marquee');
  const face = useFace('text');
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
      <TextInput
        aria-label={t('import.label')}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        spellCheck={false}
        value={text}
        onChangeText={setText}
        style={[styles.field, face]}
      />
      <View role="alert">
        {problem !== undefined && (
          <Words face="strong" ink="sign">
            {problem}
          </Words>
        )}
      </View>
    </Sheet>
  );
}

const useStyles = themed((tones) => ({
  field: {
    ...TYPE.caption,
    color: inkColour('night', tones),
    backgroundColor: tones.page,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    height: 140,
    textAlignVertical: 'top',
  },
}));
