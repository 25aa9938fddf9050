import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { Emblem } from '../../ui/art/Emblem';
import { STAR_OUTLINE } from '../../ui/art/symbols';
import { OrderButtons } from '../../ui/controls/OrderButtons';
import { Drawing } from '../../ui/Drawing';
import { IconButton } from '../../ui/IconButton';
import { Heading } from '../../ui/text/Heading';
import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';
import { move, removeSeat } from './form/changes';
import type { SeatForm } from './form/table-form';
import type { PartProps } from './shared';

interface Props extends Pick<PartProps, 'entry' | 'form' | 'change'> {
  readonly seat: SeatForm;
  readonly place: number;
  readonly calledName: string;
}

/** The top of a door: its star and number, and the place it has in the row. */
export function DoorHead({ entry, form, change, seat, place, calledName }: Props) {
  const { t } = useTranslation('setup');
  const count = form.seats.length;
  return (
    <View style={styles.head}>
      <Drawing width={26} height={26} viewBox="0 0 24 24">
        <Emblem outline={STAR_OUTLINE} x={12} y={12.8} size={24} fill={COLOUR.pitch} />
        <Emblem outline={STAR_OUTLINE} x={12} y={12} size={23} fill={COLOUR.brass} />
        <Emblem outline={STAR_OUTLINE} x={12} y={12} size={14} fill={COLOUR.brassLight} />
      </Drawing>
      <Heading level={3} style={styles.title}>
        {t('seat.title', { number: place + 1 })}
      </Heading>
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
        <IconButton
          icon="close"
          label={t('seat.remove', { name: calledName })}
          onPress={() => {
            change((table) => removeSeat(table, seat.id, entry));
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  title: { flex: 1 },
});
