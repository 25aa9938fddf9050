import { RadioList } from '../../ui/controls/RadioList';
import { Segments } from '../../ui/controls/Segments';
import { PlayerToken } from '../../ui/PlayerToken';
import type { SeatForm } from './form/table-form';
import { useCalledName } from './words';

interface Props {
  readonly label: string;
  /** The words for leaving it to the rules. */
  readonly chance: string;
  readonly seats: readonly SeatForm[];
  /** The id of the seat. */
  readonly value: number | undefined;
  readonly onChange: (id: number | undefined) => void;
}

/** No seat has this id. */
const CHANCE = 0;

/** Names up to this long stand two in a row; longer ones have a row each. */
const SHORT = 9;
const HALF_A_ROW = 124;

/** Somebody at the table, or nobody in particular. */
export function StarterField({ label, chance, seats, value, onChange }: Props) {
  const called = useCalledName();
  const players = seats.map((seat, place) => ({
    value: seat.id,
    label: called(seat, place),
    picture: <PlayerToken colour={seat.colour} glyph={seat.glyph} size={26} />,
  }));
  const choice = {
    label,
    options: [{ value: CHANCE, label: chance }, ...players],
    value: value ?? CHANCE,
    onChange: (id: number) => {
      onChange(id === CHANCE ? undefined : id);
    },
  };
  const isShort = choice.options.every((option) => Array.from(option.label).length <= SHORT);
  return isShort ? <Segments {...choice} narrowest={HALF_A_ROW} /> : <RadioList {...choice} />;
}
