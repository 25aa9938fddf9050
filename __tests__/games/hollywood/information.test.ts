import { randomFromSeed } from '../../../src/engine/random';
import type { View } from '../../../src/games/hollywood/types';
import { hollywood, playRandomly, seed, start } from '../../support/hollywood';

function undealtCards({ undealt }: View): number {
  const { films, blockbusters, stars } = undealt;
  return films.horror + films.action + films.romcom + blockbusters + stars[1] + stars[2] + stars[3];
}

describe('what players may know', () => {
  it('[INFO-1] every seat and the table see the same: all but the order of the decks', () => {
    for (const state of playRandomly(4, {}, 'public').states) {
      const { random: _random, movieDeck: _movies, starDeck: _stars, ...open } = state;
      for (const viewer of [0, 1, 2, 3, 'table'] as const) {
        const { viewer: seen, rounds, undealt: _undealt, ...shown } = hollywood.view(state, viewer);
        expect(shown).toEqual(open);
        expect(seen).toBe(viewer);
        expect(rounds).toBe(4);
      }
    }
  });

  it('[INFO-1] the order of the decks changes no view, and no card of them is named in it', () => {
    const state = start(3);
    const random = randomFromSeed(seed('other orders'), 'test');
    const shuffled = {
      ...state,
      movieDeck: random.shuffle(state.movieDeck),
      starDeck: random.shuffle(state.starDeck),
    };
    expect(shuffled.movieDeck).not.toEqual(state.movieDeck);
    for (const viewer of [0, 1, 2, 'table'] as const) {
      expect(hollywood.view(shuffled, viewer)).toEqual(hollywood.view(state, viewer));
    }
    const text = JSON.stringify(hollywood.view(state, 0));
    for (const card of [...state.movieDeck, ...state.starDeck])
      expect(text).not.toContain(`"${card}"`);
  });

  it('[INFO-2] what is undealt is told as a count of each kind', () => {
    const { states } = playRandomly(4, {}, 'counts');
    const [first] = states;
    const last = states.at(-1);
    if (first === undefined || last === undefined) throw new Error('There are states');
    for (const state of states) {
      const view = hollywood.view(state, 'table');
      expect(undealtCards(view)).toBe(state.movieDeck.length + state.starDeck.length);
      const awards = Object.values(view.undealt.awards);
      expect(awards.every((count) => count === 0 || count === 1)).toBe(true);
    }
    expect(undealtCards(hollywood.view(first, 0))).toBe(42);
    expect(hollywood.view(last, 0).undealt).toEqual({
      films: { horror: 0, action: 0, romcom: 0 },
      awards: { horror: 0, action: 0, romcom: 0 },
      blockbusters: 0,
      stars: { 1: 0, 2: 0, 3: 0 },
    });
  });

  it('[INFO-2] at three players some cards are never dealt', () => {
    const last = playRandomly(3, {}, 'counts').states.at(-1);
    if (last === undefined) throw new Error('There is a last state');
    expect(undealtCards(hollywood.view(last, 'table'))).toBe(56 - 3 * 14);
  });
});
