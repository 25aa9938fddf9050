import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { RadioList } from '../../ui/controls/RadioList';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { playAt } from './form/changes';
import type { SeatForm } from './form/table-form';
import type { PartProps } from './shared';
import { useSetupWords } from './words';

interface Props extends Pick<PartProps, 'entry' | 'change'> {
  readonly seat: SeatForm;
  readonly calledName: string;
}

/** How a bot plays. Where there is only one way, there is nothing to choose: it is told. */
export function LevelField({ entry, change, seat, calledName }: Props) {
  const { t } = useTranslation('setup');
  const words = useSetupWords(entry.game.id);
  if (entry.offered.length < 2) {
    const { label, line } = words.level(seat.level);
    return (
      <View style={styles.only}>
        <Words size="caption" face="strong" ink="sign">
          {label}
        </Words>
        <Words size="caption" ink="nightSoft" style={styles.line}>
          {line}
        </Words>
      </View>
    );
  }
  return (
    <RadioList
      label={t('seat.level', { name: calledName })}
      options={entry.offered.map(({ level }) => ({ value: level, ...words.level(level) }))}
      value={seat.level}
      onChange={(level) => {
        change((table) => playAt(table, seat.id, level));
      }}
    />
  );
}

const styles = StyleSheet.create({
  only: { flexDirection: 'row', gap: SPACE.s },
  line: { flex: 1 },
});
