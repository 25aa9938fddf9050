import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, type View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly width: number;
  readonly max: number;
  readonly onPress: () => void;
  readonly ref: Ref<View>;
}

/** The door of a room that is still free. */
export function EmptyDoor({ width, max, onPress, ref }: Props) {
  const { t } = useTranslation('setup');
  return (
    <Pressable
      ref={ref}
      role="button"
      onPress={onPress}
      style={({ pressed }) => [styles.door, { width }, pressed && styles.pressed]}
    >
      <Drawing width={28} height={28} viewBox="0 0 24 24">
        <Path d={ICONS.plus} fill={COLOUR.brassLight} />
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

const styles = StyleSheet.create({
  door: {
    minHeight: 120,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.xs,
    padding: SPACE.l,
    borderRadius: RADIUS.m,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderColor: COLOUR.brass,
    backgroundColor: COLOUR.midnight,
  },
  pressed: { backgroundColor: COLOUR.wall },
});
