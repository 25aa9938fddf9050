import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { useReason } from '../../i18n/useReason';
import type { StorageError } from '../../storage/errors';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly error: StorageError;
  readonly onRetry: () => void;
}

/** A storage that does not answer is no empty one: say so, and let it be asked again. */
export function StorageTrouble({ error, onRetry }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['common', 'marquee']);
  const reason = useReason();
  return (
    <View style={styles.trouble}>
      <View role="alert" style={styles.words}>
        <Heading level={2} size="lead" align="center">
          {t('marquee:unreadable.title')}
        </Heading>
        <Words align="center">{reason(error)}</Words>
      </View>
      <Button label={t('tryAgain')} onPress={onRetry} />
    </View>
  );
}

const useStyles = themed((tones) => ({
  trouble: {
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.l,
    borderWidth: tones.edge(1.5),
    borderStyle: 'dashed',
    borderColor: tones.alarm,
    borderRadius: RADIUS.m,
    backgroundColor: tones.panel,
  },
  words: { gap: SPACE.s },
}));
