import {
  colourOf,
  colourOfCard,
  colourOfSide,
} from '../../../src/games/hollywood-1947/bots/evidence';
import { posterWorth } from '../../../src/games/hollywood-1947/bots/worth';
import type { Deed, State } from '../../../src/games/hollywood-1947/types';
import { type Face, LOYALTIES } from '../../../src/games/hollywood-1947/vocabulary';
import { playMatch, type Series, type Step } from './matches';

/** How often each column of a habit came up, and how often it would have by chance. */
export type Counts = Readonly<Record<string, readonly number[]>>;

const COLOURS = 3;
/** Patriot, communist, rising star, oneself. */
const ON_WHOM = 4;

class Tally {
  readonly counts: Record<string, number[]> = {};

  add(name: string, column: number, columns: number, amount = 1): void {
    const row = (this.counts[name] ??= new Array<number>(columns).fill(0));
    row[column] = (row[column] ?? 0) + amount;
  }
}

function loyaltyAt({ loyalties }: State, seat: number): string {
  return loyalties[seat] ?? 'nobody';
}

function whomOf({ loyalties }: State, seat: number, whom: number): number {
  const loyalty = loyalties[whom];
  if (loyalty === undefined) return -1;
  return seat === whom ? LOYALTIES.length : LOYALTIES.indexOf(loyalty);
}

/** What was done, and what there was to do it to: everybody who could have been meant, as often as they could. */
function countDeed(tally: Tally, before: State, deed: Deed): void {
  const { seat } = deed;
  const role = loyaltyAt(before, seat);
  const note = (name: string, whom: number, among: readonly number[]): void => {
    const column = whomOf(before, seat, whom);
    const players = among.filter((other) => whomOf(before, seat, other) >= 0);
    if (column < 0 || players.length === 0) return;
    tally.add(`${name} done ${role}`, column, ON_WHOM);
    for (const other of players)
      tally.add(
        `${name} open ${role}`,
        whomOf(before, seat, other),
        ON_WHOM,
        1 / Math.max(1, players.length),
      );
  };
  const seats = before.loyalties.map((_, other) => other);
  switch (deed.kind) {
    case 'kept-poster':
      tally.add(`poster ${role}`, colourOf(posterWorth(deed.poster)), COLOURS);
      return;
    case 'renewed-hand':
      note('hand', deed.of, seats);
      return;
    case 'gave-token':
      note('token', deed.to, seats);
      if (deed.from !== undefined)
        note(
          'taking',
          deed.from,
          seats.filter((other) => (before.tokens[other] ?? 0) > 0),
        );
      return;
    case 'changed-die':
      countDie(tally, before, deed.seat, deed.holder, deed.before);
  }
}

/** A die is chosen among all dice, whatever they show. */
function countDie(tally: Tally, before: State, seat: number, holder: number, face: Face): void {
  const role = loyaltyAt(before, seat);
  const column = whomOf(before, seat, holder);
  if (column < 0) return;
  const dice = before.dice
    .slice(0, before.loyalties.length)
    .flatMap((own, other) => own.map((shown) => ({ other, shown })));
  tally.add(`${face} done ${role}`, column, ON_WHOM);
  for (const { other, shown } of dice)
    tally.add(`${shown} open ${role}`, whomOf(before, seat, other), ON_WHOM, 1 / dice.length);
}

function countStep(tally: Tally, { state, decision }: Step, before: State): void {
  for (const deed of state.deeds.slice(before.deeds.length)) countDeed(tally, before, deed);
  state.notes.forEach((notes, seat) => {
    for (const note of notes.slice(before.notes[seat]?.length))
      if (note.kind === 'played')
        for (const card of note.cards)
          tally.add(`card ${loyaltyAt(state, seat)}`, colourOfCard(card), COLOURS);
  });
  if (decision?.action.type !== 'claim' || decision.action.topic !== 'card') return;
  const round = state.premieres[state.premieres.length - 1]?.round;
  const note = state.notes[decision.seat]?.find(
    (one) => one.kind === 'played' && one.round === round,
  );
  const card = note?.kind === 'played' ? note.cards[0] : undefined;
  if (card === undefined) return;
  const role = loyaltyAt(state, decision.seat);
  const said = colourOfSide(decision.action.says);
  tally.add(`claim ${role} ${colourOfCard(card)}`, said, COLOURS);
}

export function habitsOf(series: Series, from: number, to: number): Counts {
  const tally = new Tally();
  for (let number = from; number < to; number += 1)
    playMatch(series, number, (step, before) => {
      if (before !== undefined) countStep(tally, step, before.state);
    });
  return tally.counts;
}

/** Counts of several series as one. */
export function addedUp(all: readonly Counts[]): Counts {
  const tally = new Tally();
  for (const counts of all)
    for (const [name, row] of Object.entries(counts))
      row.forEach((amount, column) => {
        tally.add(name, column, row.length, amount);
      });
  return tally.counts;
}

function shares(row: readonly number[] | undefined, columns: number): readonly number[] {
  // One more of each, so that nothing is held to be impossible because it never came up.
  const safe = Array.from({ length: columns }, (_, column) => (row?.[column] ?? 0) + 1);
  const total = safe.reduce((sum, count) => sum + count, 0);
  return safe.map((count) => Number((count / total).toFixed(3)));
}

function ratios(counts: Counts, name: string, role: string): readonly number[] {
  return Array.from({ length: ON_WHOM }, (_, column) => {
    const done = counts[`${name} done ${role}`]?.[column] ?? 0;
    const open = counts[`${name} open ${role}`]?.[column] ?? 0;
    return Number(((done + 1) / (open + 1)).toFixed(2));
  });
}

/** The tables of `habits.ts`, by their names. */
export function habitTables(counts: Counts): Readonly<Record<string, unknown>> {
  const perRole = <Row>(rowOf: (role: string) => Row): readonly Row[] => LOYALTIES.map(rowOf);
  return {
    CARD_HABITS: perRole((role) => shares(counts[`card ${role}`], COLOURS)),
    POSTER_HABITS: perRole((role) => shares(counts[`poster ${role}`], COLOURS)),
    CLAIM_HABITS: perRole((role) =>
      [0, 1, 2].map((colour) => shares(counts[`claim ${role} ${colour}`], COLOURS)),
    ),
    STAR_HABITS: perRole((role) => ratios(counts, 'star', role)),
    BLANK_HABITS: perRole((role) => ratios(counts, 'blank', role)),
    TOKEN_HABITS: perRole((role) => ratios(counts, 'token', role)),
    TAKING_HABITS: perRole((role) => ratios(counts, 'taking', role)),
    HAND_HABITS: perRole((role) => ratios(counts, 'hand', role)),
  };
}
