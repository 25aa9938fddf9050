import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Plaque } from '../../ui/Plaque';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { Announcer } from '../match/Announcer';
import { EmptyDoor } from './EmptyDoor';
import { addSeat } from './form/changes';
import type { SuggestedNames } from './form/table-form';
import { SeatDoor } from './SeatDoor';
import type { PartProps } from './shared';
import { useCalledName } from './words';

interface Props extends PartProps {
  readonly names: SuggestedNames;
  readonly width: number;
  readonly columns: 1 | 2;
}

/** The order of turns, said when it has become another one: with a name that is typed it would be said at every letter. */
function useSaidOrder(seats: PartProps['form']['seats'], words: string): string {
  const order = seats.map(({ id }) => id).join();
  const [said, setSaid] = useState({ order, words: '' });
  if (said.order !== order) setSaid({ order, words });
  return said.words;
}

/** Everybody at the table, in the order of their turns, each behind a dressing-room door. */
export function Seats({ width, columns, ...part }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('setup');
  const called = useCalledName();
  const { entry, form, change, names } = part;
  const { max } = entry.game.seats;
  const doorWidth = Math.floor((width - (columns - 1) * SPACE.l) / columns);
  const count = form.seats.length;

  const order = t('order', { names: form.seats.map(called).join(', ') });
  const saidOrder = useSaidOrder(form.seats, order);

  // The keyboard goes where the work is: to the seat that came, or back to the door it left through.
  const mirrors = useRef(new Map<number, View>());
  const door = useRef<View>(null);
  const before = useRef(form.seats);
  useEffect(() => {
    const wereThere = new Set(before.current.map(({ id }) => id));
    const added = form.seats.find(({ id }) => !wereThere.has(id));
    if (added !== undefined) mirrors.current.get(added.id)?.focus();
    else if (form.seats.length < before.current.length) door.current?.focus();
    before.current = form.seats;
  }, [form.seats]);

  return (
    <View style={[styles.seats, { width }]}>
      <Plaque title={t('cast')} />
      <View style={styles.order}>
        <Words size="caption" ink="nightSoft" align="center">
          {order}
        </Words>
      </View>
      <Announcer words={saidOrder} />
      <View style={styles.doors}>
        {form.seats.map((seat, place) => (
          <SeatDoor
            key={seat.id}
            {...part}
            seat={seat}
            place={place}
            width={doorWidth}
            mirrorRef={(mirror) => {
              if (mirror === null) mirrors.current.delete(seat.id);
              else mirrors.current.set(seat.id, mirror);
            }}
          />
        ))}
        {count < max && (
          <EmptyDoor
            ref={door}
            width={doorWidth}
            max={max}
            onPress={() => {
              change((table) => addSeat(table, names, entry));
            }}
          />
        )}
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  seats: { gap: SPACE.m },
  order: {
    alignSelf: 'center',
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
    backgroundColor: tones.panel,
  },
  doors: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l, alignItems: 'stretch' },
}));
