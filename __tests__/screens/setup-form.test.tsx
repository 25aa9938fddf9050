import fc from 'fast-check';

import { COLOURS, GLYPHS } from '../../src/engine/players';
import { findGame } from '../../src/games';
import {
  addSeat,
  chooseSeat,
  move,
  removeSeat,
  sitAs,
  takeColour,
  takeGlyph,
} from '../../src/screens/setup/form/changes';
import { friendlySeed } from '../../src/session/friendly-seed';
import { optionsOf, problemsOf } from '../../src/screens/setup/form/outcome';
import { newcomersTable, rememberedTable } from '../../src/screens/setup/form/remembered';
import type { TableForm } from '../../src/screens/setup/form/table-form';

const entry = findGame('hollywood');
if (entry === undefined) throw new Error('No Hollywood! on the shelf');
const game = entry;
const names = { person: 'You', bots: ['Mabel', 'Otis', 'Hattie', 'Chester', 'Opal'] };

const seatIds = fc.integer({ min: 1, max: 6 });

/** Anything that can be pressed, on any seat, there or not. */
const changes = fc.oneof(
  fc.tuple(seatIds, fc.constantFrom(...COLOURS)).map(
    ([id, colour]) =>
      (form: TableForm) =>
        takeColour(form, id, colour),
  ),
  fc.tuple(seatIds, fc.constantFrom(...GLYPHS)).map(
    ([id, glyph]) =>
      (form: TableForm) =>
        takeGlyph(form, id, glyph),
  ),
  fc.tuple(seatIds, fc.constantFrom('up', 'down')).map(
    ([id, way]) =>
      (form: TableForm) =>
        move(form, id, way),
  ),
  fc.tuple(seatIds, fc.constantFrom('person', 'bot')).map(
    ([id, kind]) =>
      (form: TableForm) =>
        sitAs(form, id, kind, names),
  ),
  seatIds.map((id) => (form: TableForm) => removeSeat(form, id, game)),
  seatIds.map(
    (id) => (form: TableForm) =>
      form.seats.some((seat) => seat.id === id) ? chooseSeat(form, 'firstSeat', id) : form,
  ),
  fc.constant((form: TableForm) => addSeat(form, names, game)),
);

test('whatever is pressed, the table can start: nobody twice, never too many or too few', () => {
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 40 }), (pressed) => {
      let form = newcomersTable(game, names);
      for (const change of pressed) {
        form = change(form);
        const { min, max } = game.game.seats;
        expect(form.seats.length).toBeGreaterThanOrEqual(min);
        expect(form.seats.length).toBeLessThanOrEqual(max);
        expect(problemsOf(form, 'always')).toEqual({ seats: new Map(), seed: undefined });
        const { firstSeat } = optionsOf(form, game.game.options);
        if (firstSeat !== undefined) expect(form.seats[Number(firstSeat)]).toBeDefined();
      }
    }),
  );
});

test('whatever was remembered, the table that comes of it has its seats and no look twice', () => {
  const seat = fc.record({
    kind: fc.constantFrom('person' as const, 'bot' as const),
    name: fc.string({ maxLength: 64 }),
    colour: fc.constantFrom(...COLOURS),
    glyph: fc.constantFrom(...GLYPHS),
    level: fc.string({ maxLength: 32 }),
  });
  const value = fc.oneof(fc.boolean(), fc.string({ maxLength: 32 }), fc.double());
  const key = fc.oneof(fc.constantFrom('advanced', 'claimOrder', 'firstSeat'), fc.string());
  const draft = fc.record({
    seats: fc.array(seat, { minLength: 1, maxLength: 9 }),
    options: fc.dictionary(key, value),
  });
  fc.assert(
    fc.property(draft, (table) => {
      const form = rememberedTable(game, table, names);
      expect([3, 4]).toContain(form.seats.length);
      for (const key of ['id', 'colour', 'glyph'] as const)
        expect(new Set(form.seats.map((one) => one[key])).size).toBe(form.seats.length);
      expect(game.bots.map(({ level }) => level)).toEqual(
        expect.arrayContaining(form.seats.map(({ level }) => level)),
      );
    }),
  );
});

test('a new seed code is one that a person could type', () => {
  for (let count = 0; count < 200; count += 1)
    expect(friendlySeed()).toMatch(/^[a-z]{5,7}-[a-z]{5,7}-[1-9]\d{3}$/);
});
