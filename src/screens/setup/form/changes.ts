import type { Colour, Glyph, Player } from '../../../engine/players';
import type { ShelfEntry } from '../../../games/contract';
import {
  firstFree,
  newBot,
  type SeatForm,
  type SuggestedNames,
  type TableForm,
} from './table-form';

/* What can be done to a table. Each gives a new one; none of them can make two players look alike. */

function changeSeat(form: TableForm, id: number, changes: Partial<SeatForm>): TableForm {
  const seats = form.seats.map((seat) => (seat.id === id ? { ...seat, ...changes } : seat));
  return { ...form, seats };
}

export function rename(form: TableForm, id: number, name: string): TableForm {
  const latest = Math.max(...form.seats.map(({ typedAt }) => typedAt));
  return changeSeat(form, id, { name, typedAt: latest + 1, isLeft: false });
}

export function leaveName(form: TableForm, id: number): TableForm {
  return changeSeat(form, id, { isLeft: true });
}

/** A bot that would be called ‘You’, or nothing, gets a name of its own; what somebody typed stays. */
export function sitAs(
  form: TableForm,
  id: number,
  kind: Player['kind'],
  names: SuggestedNames,
): TableForm {
  const seat = form.seats.find((one) => one.id === id);
  const needsName = kind === 'bot' && ['', names.person].includes(seat?.name.trim() ?? '');
  const taken = form.seats.map(({ name }) => name.trim());
  return changeSeat(form, id, {
    kind,
    ...(needsName && { name: firstFree(names.bots, taken) }),
  });
}

export function playAt(form: TableForm, id: number, level: string): TableForm {
  return changeSeat(form, id, { level });
}

/** Takes a colour. Whoever had it gets the one that is given up. */
export function takeColour(form: TableForm, id: number, colour: Colour): TableForm {
  const given = form.seats.find((seat) => seat.id === id)?.colour ?? colour;
  const seats = form.seats.map((seat) => {
    if (seat.id === id) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: given } : seat;
  });
  return { ...form, seats };
}

/** Takes a symbol. Whoever had it gets the one that is given up. */
export function takeGlyph(form: TableForm, id: number, glyph: Glyph): TableForm {
  const given = form.seats.find((seat) => seat.id === id)?.glyph ?? glyph;
  const seats = form.seats.map((seat) => {
    if (seat.id === id) return { ...seat, glyph };
    return seat.glyph === glyph ? { ...seat, glyph: given } : seat;
  });
  return { ...form, seats };
}

/** Changes places with the neighbour; at the end of the table nothing happens. */
export function move(form: TableForm, id: number, way: 'up' | 'down'): TableForm {
  const from = form.seats.findIndex((seat) => seat.id === id);
  const to = way === 'up' ? from - 1 : from + 1;
  const seat = form.seats[from];
  const neighbour = form.seats[to];
  if (seat === undefined || neighbour === undefined) return form;
  const swapped = new Map([
    [seat, neighbour],
    [neighbour, seat],
  ]);
  return { ...form, seats: form.seats.map((one) => swapped.get(one) ?? one) };
}

export function addSeat(form: TableForm, names: SuggestedNames, entry: ShelfEntry): TableForm {
  if (form.seats.length >= entry.game.seats.max) return form;
  return { ...form, seats: [...form.seats, newBot(form.seats, names, entry)] };
}

/** Nobody who is gone can be the one who starts. */
export function removeSeat(form: TableForm, id: number, entry: ShelfEntry): TableForm {
  if (form.seats.length <= entry.game.seats.min) return form;
  const seatOptions = Object.fromEntries(
    Object.entries(form.seatOptions).filter(([, chosen]) => chosen !== id),
  );
  return { ...form, seatOptions, seats: form.seats.filter((seat) => seat.id !== id) };
}

export function setOption(
  form: TableForm,
  option: string,
  value: TableForm['options'][string],
): TableForm {
  return { ...form, options: { ...form.options, [option]: value } };
}

/** Names a seat by its id, or leaves it to the rules. */
export function chooseSeat(form: TableForm, option: string, id: number | undefined): TableForm {
  const { [option]: _before, ...others } = form.seatOptions;
  return { ...form, seatOptions: id === undefined ? others : { ...others, [option]: id } };
}

export function typeSeed(form: TableForm, seed: string): TableForm {
  return { ...form, seed };
}
