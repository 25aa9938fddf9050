import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, type View } from 'react-native';

import { Panel } from '../../ui/controls/Panel';
import { SPACE } from '../../ui/theme/sizes';
import { Announcer } from '../match/Announcer';
import { AddSeat } from './AddSeat';
import { addSeat } from './form/changes';
import type { SuggestedNames } from './form/table-form';
import { SeatRow } from './SeatRow';
import type { PartProps } from './shared';
import { useCalledName } from './words';

interface Props extends PartProps {
  readonly names: SuggestedNames;
  readonly width: number;
}

/** The order of turns, said when it has become another one: with a name that is typed it would be said at every letter. */
function useSaidOrder(seats: PartProps['form']['seats'], words: string): string {
  const order = seats.map(({ id }) => id).join();
  const [said, setSaid] = useState({ order, words: '' });
  if (said.order !== order) setSaid({ order, words });
  return said.words;
}

/** Everybody at the table, in the order of their turns, a row each. */
export function Seats({ width, ...part }: Props) {
  const { t } = useTranslation('setup');
  const called = useCalledName();
  const { entry, form, change, names } = part;
  const { max } = entry.game.seats;

  const order = t('order', { names: form.seats.map(called).join(', ') });
  const saidOrder = useSaidOrder(form.seats, order);

  // The keyboard goes where the work is: to the seat that came, or, when one has left, to where one can be added.
  const tokens = useRef(new Map<number, View>());
  const add = useRef<View>(null);
  const before = useRef(form.seats);
  useEffect(() => {
    const wereThere = new Set(before.current.map(({ id }) => id));
    const added = form.seats.find(({ id }) => !wereThere.has(id));
    if (added !== undefined) tokens.current.get(added.id)?.focus();
    else if (form.seats.length < before.current.length) add.current?.focus();
    before.current = form.seats;
  }, [form.seats]);

  return (
    <Panel style={[styles.seats, { width }]}>
      <Announcer words={saidOrder} />
      {form.seats.map((seat, place) => (
        <SeatRow
          key={seat.id}
          {...part}
          seat={seat}
          place={place}
          tokenRef={(token) => {
            if (token === null) tokens.current.delete(seat.id);
            else tokens.current.set(seat.id, token);
          }}
        />
      ))}
      {form.seats.length < max && (
        <AddSeat
          ref={add}
          max={max}
          onPress={() => {
            change((table) => addSeat(table, names, entry));
          }}
        />
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ seats: { gap: SPACE.s, padding: SPACE.s + 4 } });
