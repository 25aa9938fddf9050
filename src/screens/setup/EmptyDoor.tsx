import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, type View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly width: number;
  readonly max: number;
  readonly onPress: () => void;
  readonly ref: Ref<View>;
}

/** The door of a room that is still free. */
export function EmptyDoor({ width, max, onPress, ref }: Props) {
  const tones = useTones();
  const styles = useStyles();
  const { t } = useTranslation('setup');
  return (
    <Pressable
      ref={ref}
      role="button"
      onPress={onPress}
      style={({ pressed }) => [styles.door, { width }, pressed && styles.pressed]}
    >
      <Drawing width={28} height={28} viewBox="0 0 24 24">
        <Path d={ICONS.plus} fill={tones.sign} />
      </Drawing>
      <Words face="strong" ink="sign" size="lead" align="center">
        {t('seat.add')}
      </Words>
      <Words size="caption" ink="nightSoft" align="center">
        {t('seat.addLine', { max })}
      </Words>
    </Pressable>
  );
}

const useStyles = themed((tones) => ({
  door: {
    minHeight: 120,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xs,
    padding: SPACE.l,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(2),
    borderStyle: 'dashed',
    borderColor: tones.line,
    backgroundColor: tones.page,
  },
  pressed: { backgroundColor: tones.panel },
}));
