import { positionIn } from '../../../../src/games/executive-producer/bots/position';
import { painOf, shortage } from '../../../../src/games/executive-producer/bots/purse';
import { cardsAtRisk } from '../../../../src/games/executive-producer/bots/risks';
import type { AbilityId } from '../../../../src/games/executive-producer/cards/abilities';
import { bySeat, production, scene } from '../../../support/executive-producer';

/** A player with two dollars, at a table where this one has that ability left. */
function poor(owner: 0 | 1, ability: AbilityId) {
  const abilities = owner === 0 ? bySeat(3, [ability]) : bySeat(3, [], [ability]);
  const productions = bySeat(3, [production('the-snail-express')]);
  return scene({ players: 3, money: [2, 10, 10], abilities, productions });
}

test.each([
  ['poaching-season', 1],
  ['storming-out', 1],
  ['better-offer', 0],
  ['withering-review', 0],
] as const)(
  '%s in the hand of another player puts %d card at risk, in the own none',
  (id, risk) => {
    expect(cardsAtRisk(poor(1, id), 0)).toBe(risk);
    expect(cardsAtRisk(poor(0, id), 0)).toBe(0);
  },
);

test('who can lose an actor needs a dollar more, and fears to spend it on anything else', () => {
  const safe = positionIn(poor(1, 'withering-review'), 0);
  const threatened = positionIn(poor(1, 'poaching-season'), 0);
  expect([shortage(safe, 1, 1), shortage(threatened, 1, 1)]).toEqual([0, 1]);
  // A dollar for another movie: the one card that this one lacks is lacking still.
  expect(painOf(threatened, 1, 1, 1)).toBeGreaterThan(painOf(safe, 1, 1, 1) + 1);
  // A dollar for that card itself.
  expect(painOf(threatened, 1, 1, 0)).toBe(painOf(safe, 1, 1, 0));
});
