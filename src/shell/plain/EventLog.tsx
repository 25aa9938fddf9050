import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  /** Everything that was told, oldest first. */
  readonly lines: readonly string[];
  readonly onClose: () => void;
}

/** What happened, newest first. */
export function EventLog({ lines, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('match');
  return (
    <Sheet title={t('table.log')} onClose={onClose}>
      {lines.length === 0 && <Words>{t('table.logEmpty')}</Words>}
      <View role="list" style={styles.list}>
        {lines
          .map((line, index) => (
            <View key={index} role="listitem" style={styles.line}>
              <Words>{line}</Words>
            </View>
          ))
          .reverse()}
      </View>
    </Sheet>
  );
}

const useStyles = themed((tones) => ({
  list: { gap: SPACE.s },
  line: {
    paddingVertical: SPACE.xs,
    borderBottomWidth: tones.edge(1),
    borderColor: tones.faint,
  },
}));
