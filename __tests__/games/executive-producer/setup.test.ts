import { seatsOf } from '../../../src/engine/seats';
import { SEASON_AWARDS } from '../../../src/games/executive-producer/cards/awards';
import { directorRow } from '../../../src/games/executive-producer/cards/directors';
import { AWARDS_ON_TOP, LENGTHS } from '../../../src/games/executive-producer/numbers';
import { executiveProducer, start } from '../../support/executive-producer';

describe.each([2, 3, 4, 5])('a table of %i', (players) => {
  const state = start(players);

  it('[EPSETUP-1] everybody has a studio of their own, its directors and abilities, and two spaces', () => {
    expect(new Set(state.studios).size).toBe(players);
    expect(state.spaces).toEqual(seatsOf(players).map(() => 2));
    state.studios.forEach((studio, seat) => {
      expect(state.ownDirectors[seat]?.map((id) => directorRow(id).studio)).toEqual([
        studio,
        studio,
      ]);
      expect(state.abilities[seat]).toHaveLength(5);
    });
  });

  it('[EPSETUP-1] directors of studios that do not play can be hired, those of the others cannot', () => {
    const forHire = [...state.tracks.directors, ...state.decks.directors];
    expect(forHire).toHaveLength(32 - 2 * players);
    for (const id of forHire) {
      const { studio } = directorRow(id);
      expect(studio !== undefined && state.studios.includes(studio)).toBe(false);
    }
  });

  it('[EPSETUP-2] three full tracks', () => {
    const { scripts, actors, directors } = state.tracks;
    expect([scripts, actors, directors].map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(state.decks.scripts).toHaveLength(37);
    expect(state.decks.actors).toHaveLength(55);
  });

  it('[EPSETUP-3] three secret objectives and two News each, no card twice', () => {
    expect(state.objectives.map(({ length }) => length)).toEqual(seatsOf(players).map(() => 3));
    expect(state.news.map(({ length }) => length)).toEqual(seatsOf(players).map(() => 2));
    expect(new Set(state.objectives.flat()).size).toBe(3 * players);
    expect(new Set([...state.news.flat(), ...state.decks.news]).size).toBe(54);
  });

  it.each(LENGTHS)('[EPSETUP-4] %s: so many awards face down on the three big ones', (length) => {
    const { awardDeck, awardBox, bigAwards } = start(players, { length });
    expect(bigAwards).toEqual(['best-director', 'best-actor', 'best-picture']);
    expect(awardDeck).toHaveLength(AWARDS_ON_TOP[length]);
    expect([...awardDeck, ...awardBox].sort()).toEqual(SEASON_AWARDS.slice().sort());
  });
});

it('[EPSETUP-4] intro, short, medium and full are 5, 8, 11 and 14 awards', () => {
  expect(LENGTHS.map((length) => AWARDS_ON_TOP[length])).toEqual([5, 8, 11, 14]);
});

it.each([2, 3, 4, 5])('[EPSETUP-1] %i players have $10 each', (players) => {
  expect(start(players).money).toEqual(Array.from({ length: players }, () => 10));
});

it('[EPSETUP-1] who begins, who has which studio and every deck hang on the seed', () => {
  const states = Array.from({ length: 40 }, (_, text) => start(3, undefined, `seed ${text}`));
  expect(new Set(states.map(({ first }) => first))).toEqual(new Set([0, 1, 2]));
  expect(new Set(states.map(({ studios }) => studios[0])).size).toBe(5);
  expect(new Set(states.map(({ decks }) => decks.actors.join())).size).toBe(40);
});

it('is played by two to five', () => {
  expect(executiveProducer.seats).toEqual({ min: 2, max: 5 });
});
