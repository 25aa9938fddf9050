import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, type View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { RADIUS } from '../../ui/theme/sizes';
import type { SeatForm } from './form/table-form';
import { Mirror } from './Mirror';

interface Props {
  readonly seat: SeatForm;
  readonly name: string;
  readonly onPress: () => void;
  readonly ref: Ref<View>;
}

const SIZE = 112;

/** The dressing-room mirror with the player's reel in it: pressed to dress differently. */
export function MirrorButton({ seat: { colour, glyph }, name, onPress, ref }: Props) {
  const { t } = useTranslation('setup');
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-haspopup="dialog"
      aria-label={t('reel.changeSpoken', {
        name,
        colour: t(`colours.${colour}`),
        glyph: t(`glyphs.${glyph}`),
      })}
      onPress={onPress}
      style={styles.button}
    >
      <Mirror colour={colour} glyph={glyph} size={SIZE} />
      <Words size="caption" face="strong" ink="sign" align="center">
        {t('reel.change')}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: { width: SIZE, alignItems: 'center', borderRadius: RADIUS.l },
});
