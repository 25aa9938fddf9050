import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, type View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';

interface Props {
  readonly max: number;
  readonly onPress: () => void;
  readonly ref: Ref<View>;
}

/** The place of a seat that is not there yet. */
export function AddSeat({ max, onPress, ref }: Props) {
  const tones = useTones();
  const styles = useStyles();
  const { t } = useTranslation('setup');
  return (
    <Pressable
      ref={ref}
      role="button"
      onPress={onPress}
      style={({ pressed }) => [styles.row, pressed && styles.pressed]}
    >
      <Drawing width={22} height={22} viewBox="0 0 24 24">
        <Path d={ICONS.plus} fill={tones.sign} />
      </Drawing>
      <Words face="strong" ink="sign">
        {t('seat.add')}
      </Words>
      <Words size="caption" ink="nightSoft" style={styles.most}>
        {t('seat.addLine', { max })}
      </Words>
    </Pressable>
  );
}

const useStyles = themed((tones) => ({
  row: {
    minHeight: TARGET + 4,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.s,
    paddingHorizontal: SPACE.m,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1.5),
    borderStyle: 'dashed',
    borderColor: tones.line,
  },
  pressed: { backgroundColor: tones.chosen },
  most: { flexShrink: 1, marginLeft: 'auto' },
}));
