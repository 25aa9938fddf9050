import type { Player } from '../../src/engine/players';

/** Four people around one phone. */
export const PEOPLE: readonly Player[] = [
  { kind: 'person', name: 'Ada', colour: 'ruby', glyph: 'star' },
  { kind: 'person', name: 'Ben', colour: 'amber', glyph: 'moon' },
  { kind: 'person', name: 'Cleo', colour: 'jade', glyph: 'clover' },
  { kind: 'person', name: 'Dai', colour: 'sapphire', glyph: 'diamond' },
];

/** The first of them against bots. */
export const SOLO: readonly Player[] = PEOPLE.map((player, seat) =>
  seat === 0 ? player : { ...player, kind: 'bot', level: 'random' },
);
