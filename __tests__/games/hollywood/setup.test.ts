import { startMatch } from '../../../src/engine/match';
import { COLOURS, GLYPHS } from '../../../src/engine/players';
import { seatsOf } from '../../../src/engine/seats';
import { cardOf } from '../../../src/games/hollywood/cards';
import type { Event, State } from '../../../src/games/hollywood/types';
import {
  act,
  actAll,
  CLAP,
  DEAL,
  hollywood,
  playRandomly,
  scene,
  seed,
  start,
} from '../../support/hollywood';

type Deal = Extract<Event, { type: 'round-dealt' }>;

function dealsOf(events: readonly Event[]): readonly Deal[] {
  return events.flatMap((event) => (event.type === 'round-dealt' ? event : []));
}

function boardCards(state: State): readonly string[] {
  return state.columns.flatMap(({ cards }) => cards);
}

describe('setting up', () => {
  it.each([
    [3, 4, 3],
    [4, 3, 4],
  ])('[SETUP-1] %i players have %i reels each and play %i rounds', (seats, reels, rounds) => {
    expect(start(seats).studios.map((studio) => studio.reels)).toEqual(
      Array<number>(seats).fill(reels),
    );
    expect(seats * reels).toBe(12);
    const { events } = playRandomly(seats, {}, 'rounds');
    expect(dealsOf(events).map(({ round }) => round)).toEqual([1, 2, 3, 4].slice(0, rounds));
  });

  it.each([2, 5])('[SETUP-1] %i cannot play', (seats) => {
    const players = seatsOf(seats).map((seat) => ({
      kind: 'person' as const,
      name: `Player ${seat}`,
      colour: COLOURS[seat],
      glyph: GLYPHS[seat],
    }));
    expect(startMatch(hollywood, { options: {}, seed: seed('too many'), players })).toEqual({
      ok: false,
      error: { code: 'seat-count', min: 3, max: 4 },
    });
  });

  it('[SETUP-2] the decks are shuffled at the start, and differently for every seed', () => {
    const decks = ['a', 'b', 'c', 'd'].map((text) => start(4, {}, text).movieDeck.join());
    expect(new Set(decks).size).toBe(4);
    const starDecks = ['a', 'b', 'c', 'd'].map((text) => start(4, {}, text).starDeck.join());
    expect(new Set(starDecks).size).toBe(4);
  });

  it('[SETUP-2] the decks keep their order from then on: each deal takes the cards on top', () => {
    const { states } = playRandomly(4, {}, 'order');
    for (const [index, after] of states.slice(1).entries()) {
      const before = states[index];
      if (before === undefined) throw new Error('There is a state before');
      const taken = before.movieDeck.length - after.movieDeck.length;
      expect([0, 11]).toContain(taken);
      expect(after.movieDeck).toEqual(before.movieDeck.slice(taken));
      expect(after.starDeck).toEqual(before.starDeck.slice(taken === 11 ? 3 : 0));
      if (taken === 11) {
        const dealt = new Set([...before.movieDeck.slice(0, 11), ...before.starDeck.slice(0, 3)]);
        expect(new Set(boardCards(after))).toEqual(dealt);
      }
    }
  });

  it('[SETUP-2] a card that was dealt never comes back', () => {
    for (const seats of [3, 4]) {
      const dealt = dealsOf(playRandomly(seats, {}, 'once').events).flatMap(({ columns }) =>
        columns.flat(),
      );
      expect(new Set(dealt).size).toBe(14 * seats);
    }
  });

  it.each([3, 4])('[SETUP-3] the first player of %i is drawn at random, all alike', (seats) => {
    const counts = Array<number>(seats).fill(0);
    const matches = 1200;
    for (let number = 0; number < matches; number += 1) {
      const { first } = start(seats, {}, `draw ${number}`);
      counts[first] = (counts[first] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count / (matches / seats) - 1)).toBeLessThan(0.15);
  });

  it('[SETUP-3] a table that chooses its first player gets the same cards', () => {
    const drawn = start(4, {}, 'chosen');
    for (const firstSeat of [0, 1, 2, 3] as const) {
      const chosen = start(4, { firstSeat }, 'chosen');
      expect(chosen.first).toBe(firstSeat);
      expect(hollywood.toAct(chosen)).toEqual([firstSeat]);
      expect(chosen.columns).toEqual(drawn.columns);
      expect(chosen.movieDeck).toEqual(drawn.movieDeck);
    }
  });
});

describe('dealing', () => {
  it('[DEAL-1] every round brings 3 stars and 11 movie cards, mixed', () => {
    const starPlaces = new Set<number>();
    for (let number = 0; number < 30; number += 1) {
      for (const { columns } of dealsOf(playRandomly(4, {}, `mixed ${number}`).events)) {
        const kinds = columns.flat().map((id) => cardOf(id).kind);
        expect(kinds).toHaveLength(14);
        expect(kinds.filter((kind) => kind === 'star')).toHaveLength(3);
        kinds.forEach((kind, index) => kind === 'star' && starPlaces.add(index));
      }
    }
    expect(starPlaces.size).toBe(14);
  });

  it('[DEAL-2] four columns of 4, 4, 3 and 3, and the deal is told from the top of the leftmost down', () => {
    const { state, events } = hollywood.setup(
      { advanced: false, claimOrder: 'top-first' },
      4,
      seed('columns'),
    );
    expect(state.columns.map(({ cards }) => cards.length)).toEqual([4, 4, 3, 3]);
    expect(state.columns.every(({ reels }) => reels.length === 0)).toBe(true);
    expect(events).toEqual([
      {
        type: 'round-dealt',
        round: 1,
        first: state.first,
        columns: state.columns.map(({ cards }) => cards),
      },
    ]);
  });

  it('[DEAL-3] reels come back for the next round, studio cards that were played do not', () => {
    const { state } = act(scene({ toPlay: 2 }), CLAP);
    const dealing: State = { ...state, phase: { kind: 'dealing', seat: 1 } };
    const spent = {
      ...dealing,
      studios: dealing.studios.map((studio) => ({ ...studio, reels: 0 })),
    };
    const { state: next } = actAll(spent, DEAL);
    expect(next.studios.map(({ reels }) => reels)).toEqual([3, 3, 3, 3]);
    expect(next.studios.map(({ clapBoard }) => clapBoard)).toEqual([true, true, false, true]);
    expect(next.studios.every(({ doubleReel }) => doubleReel)).toBe(true);
  });
});
