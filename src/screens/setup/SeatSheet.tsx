import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { COLOURS, GLYPHS } from '../../engine/players';
import { Button } from '../../ui/Button';
import { OrderButtons } from '../../ui/controls/OrderButtons';
import { useLayout } from '../../ui/layout';
import { QuietButton } from '../../ui/QuietButton';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { move, removeSeat, takeColour, takeGlyph } from './form/changes';
import type { SeatForm } from './form/table-form';
import { LevelField } from './LevelField';
import { Mirror } from './Mirror';
import type { PartProps } from './shared';
import { Wardrobe } from './Wardrobe';
import { useCalledName } from './words';

interface Props extends Pick<PartProps, 'entry' | 'form' | 'change'> {
  readonly seat: SeatForm;
  readonly place: number;
  readonly calledName: string;
  readonly onClose: () => void;
}

const WIDEST = { low: 780, high: 560 } as const;
const MIRROR = 72;

/** All that can be changed of a seat beside its name: its place, how its bot plays, its colour and symbol. */
export function SeatSheet(props: Props) {
  const { entry, form, change, seat, place, calledName, onClose } = props;
  const { t } = useTranslation('setup');
  const isLow = useLayout().form === 'row';
  const called = useCalledName();
  const count = form.seats.length;
  return (
    <Sheet
      title={t('seat.sheet', { number: place + 1, name: calledName })}
      onClose={onClose}
      widest={isLow ? WIDEST.low : WIDEST.high}
      // A low screen has no room to spare for it, and the cross does the same.
      {...(!isLow && { foot: <Button label={t('reel.done')} onPress={onClose} /> })}
    >
      <View style={styles.head}>
        <Mirror colour={seat.colour} glyph={seat.glyph} size={MIRROR} />
        <Words size="caption" ink="nightSoft" style={styles.order}>
          {t('order', { names: form.seats.map(called).join(', ') })}
        </Words>
      </View>
      <View style={styles.moves}>
        <OrderButtons
          labels={{
            up: t('seat.up', { name: calledName }),
            down: t('seat.down', { name: calledName }),
          }}
          onMove={(way) => {
            change((table) => move(table, seat.id, way));
          }}
          isFirst={place === 0}
          isLast={place === count - 1}
        />
        {count > entry.game.seats.min && (
          <QuietButton
            label={t('seat.remove', { name: calledName })}
            onPress={() => {
              change((table) => removeSeat(table, seat.id, entry));
            }}
          />
        )}
      </View>
      {seat.kind === 'bot' && <LevelField {...{ entry, change, seat, calledName }} />}
      <Looks {...{ form, change, seat, isLow }} />
    </Sheet>
  );
}

interface LooksProps extends Pick<Props, 'form' | 'change' | 'seat'> {
  readonly isLow: boolean;
}

/** Colours and symbols to choose from, each shown as the reel it would make. */
function Looks({ form, change, seat, isLow }: LooksProps) {
  const { t } = useTranslation('setup');
  const called = useCalledName();
  /** Who else has it. */
  const holder = (has: (other: SeatForm) => boolean) => {
    const place = form.seats.findIndex((other) => other.id !== seat.id && has(other));
    const other = form.seats[place];
    return other === undefined ? undefined : called(other, place);
  };
  return (
    <>
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
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  order: { flex: 1 },
  moves: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  beside: { flexDirection: 'row', gap: SPACE.l },
  below: { gap: SPACE.l },
});
