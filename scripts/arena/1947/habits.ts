import { colourOfCard, colourOfSide } from '../../../src/games/hollywood-1947/bots/evidence';
import { stanceOf, STANCES, swayBefore } from '../../../src/games/hollywood-1947/bots/stances';
import type { State } from '../../../src/games/hollywood-1947/types';
import { LOYALTIES } from '../../../src/games/hollywood-1947/vocabulary';

/* How players of each stance behave where it stays hidden: which cards they put in, what they say, what they cut. */

const COLOURS = 3;
const DIGITS = 3;

type Row = number[];

function rows(): Row[] {
  // One of each, so that nothing is held to be impossible because it never came up.
  return Array.from({ length: STANCES }, () => new Array<number>(COLOURS).fill(1));
}

function count(table: readonly Row[], stance: number, colour: number): void {
  const row = table[stance];
  if (row !== undefined) row[colour] = (row[colour] ?? 0) + 1;
}

function shares(row: readonly number[]): readonly number[] {
  const total = row.reduce((sum, amount) => sum + amount, 0);
  return row.map((amount) => Number((amount / total).toFixed(DIGITS)));
}

/** The tables of hidden habits, from matches that are over. */
export function habitTables(ends: readonly State[]): Readonly<Record<string, unknown>> {
  const cards = rows();
  const claims = Array.from({ length: COLOURS }, rows);
  const [cut, seen] = [rows(), rows()];
  for (const { notes, premieres, loyalties, claims: said } of ends) {
    const stance = (seat: number, round: number): number =>
      stanceOf(LOYALTIES.indexOf(loyalties[seat] ?? 'patriot'), swayBefore(premieres, round));
    notes.forEach((own, seat) => {
      for (const note of own) {
        if (note.kind === 'played')
          for (const card of note.cards) count(cards, stance(seat, note.round), colourOfCard(card));
        if (note.kind !== 'saw-removed') continue;
        count(seen, stance(seat, note.round), colourOfCard(note.card));
        if (!note.putBack) count(cut, stance(seat, note.round), colourOfCard(note.card));
      }
    });
    for (const { seat, after, statement } of said) {
      const round = premieres[after - 1]?.round;
      const note = notes[seat]?.find((one) => one.kind === 'played' && one.round === round);
      const card = note?.kind === 'played' ? note.cards[0] : undefined;
      if (card === undefined || round === undefined || statement.topic !== 'card') continue;
      const table = claims[colourOfCard(card)] ?? [];
      count(table, stance(seat, round), colourOfSide(statement.says));
    }
  }
  return {
    CARD_HABITS: cards.map(shares),
    CLAIM_HABITS: cards.map((_, stance) => claims.map((table) => shares(table[stance] ?? []))),
    EDITOR_HABITS: cut.map((row, stance) =>
      row.map((amount, colour) =>
        Number((amount / ((seen[stance]?.[colour] ?? 0) + 1)).toFixed(DIGITS)),
      ),
    ),
  };
}
