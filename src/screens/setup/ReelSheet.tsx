import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { COLOURS, GLYPHS } from '../../engine/players';
import { Button } from '../../ui/Button';
import { useLayout } from '../../ui/layout';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { takeColour, takeGlyph } from './form/changes';
import type { SeatForm } from './form/table-form';
import type { PartProps } from './shared';
import { Wardrobe } from './Wardrobe';
import { useCalledName } from './words';

interface Props extends Pick<PartProps, 'form' | 'change'> {
  readonly seat: SeatForm;
  readonly calledName: string;
  readonly onClose: () => void;
}

const WIDEST = { low: 780, high: 560 } as const;

/** Colours and symbols to choose from, each shown as the reel it would make. */
export function ReelSheet({ form, change, seat, calledName, onClose }: Props) {
  const { t } = useTranslation('setup');
  const called = useCalledName();
  const { form: layout } = useLayout();
  const isLow = layout === 'row';
  /** Who else has it. */
  const holder = (has: (other: SeatForm) => boolean) => {
    const place = form.seats.findIndex((other) => other.id !== seat.id && has(other));
    const other = form.seats[place];
    return other === undefined ? undefined : called(other, place);
  };
  return (
    <Sheet
      title={t('reel.title', { name: calledName })}
      onClose={onClose}
      widest={isLow ? WIDEST.low : WIDEST.high}
      // A low screen has no room to spare for it, and the cross does the same.
      {...(!isLow && { foot: <Button label={t('reel.done')} onPress={onClose} /> })}
    >
      <Words size="caption" ink="nightSoft">
        {t('reel.note')}
      </Words>
      <View style={isLow ? styles.beside : styles.below}>
        <Wardrobe
          title={t('reel.colour')}
          looks={COLOURS.map((colour) => ({
            value: colour,
            label: t(`colours.${colour}`),
            reel: { colour, glyph: seat.glyph },
            holder: holder((other) => other.colour === colour),
          }))}
          value={seat.colour}
          onChange={(colour) => {
            change((table) => takeColour(table, seat.id, colour));
          }}
        />
        <Wardrobe
          title={t('reel.glyph')}
          looks={GLYPHS.map((glyph) => ({
            value: glyph,
            label: t(`glyphs.${glyph}`),
            reel: { colour: seat.colour, glyph },
            holder: holder((other) => other.glyph === glyph),
          }))}
          value={seat.glyph}
          onChange={(glyph) => {
            change((table) => takeGlyph(table, seat.id, glyph));
          }}
        />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: SPACE.l },
  below: { gap: SPACE.l },
});
