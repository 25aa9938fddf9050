import { seatsOf } from '../../../src/engine/seats';
import { parseOptions } from '../../../src/engine/options';
import { abilitiesOf } from '../../../src/games/executive-producer/cards/abilities';
import { SEASON_AWARDS } from '../../../src/games/executive-producer/cards/awards';
import { directorRow } from '../../../src/games/executive-producer/cards/directors';
import { awardsOnTop, LENGTHS, NAMED_LENGTHS } from '../../../src/games/executive-producer/numbers';
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
    expect(awardDeck).toHaveLength(awardsOnTop(length));
    expect([...awardDeck, ...awardBox].sort()).toEqual(SEASON_AWARDS.slice().sort());
  });
});

it('[EPSETUP-4] intro, short, medium and full are 5, 8, 11 and 14 awards', () => {
  expect(NAMED_LENGTHS.map(awardsOnTop)).toEqual([5, 8, 11, 14]);
});

it('[EPSETUP-4] any number of awards from 0 to 14 can be played for', () => {
  const numbers = LENGTHS.map((length) => start(2, { length }).awardDeck.length);
  expect(numbers.sort((one, other) => one - other)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ]);
});

it('[EPSETUP-1] studios that were chosen are had by whoever chose them, the others come by lot', () => {
  const lots = Array.from({ length: 30 }, (_, text) =>
    start(3, { length: 'short', studios: ['0-comet', '2-moonbeam'] }, `chosen ${text}`),
  );
  for (const { studios, ownDirectors, abilities } of lots) {
    expect([studios[0], studios[2]]).toEqual(['comet', 'moonbeam']);
    expect(ownDirectors[0]?.map((id) => directorRow(id).studio)).toEqual(['comet', 'comet']);
    expect(abilities[2]).toEqual(abilitiesOf('moonbeam'));
  }
  expect(new Set(lots.map(({ studios }) => studios[1]))).toEqual(
    new Set(['brass-lantern', 'copper-canyon', 'velvet-curtain']),
  );
});

it('[EPSETUP-1] nobody has two studios, no studio two players, and nobody who is not there has one', () => {
  const parse = (studios: readonly string[]) =>
    parseOptions(executiveProducer.options, { studios }, 3).ok;
  expect(parse(['0-comet', '1-moonbeam', '2-velvet-curtain'])).toBe(true);
  expect(parse(['0-comet', '0-moonbeam'])).toBe(false);
  expect(parse(['0-comet', '1-comet'])).toBe(false);
  expect(parse(['3-comet'])).toBe(false);
});

it('[EPSETUP-1] whoever the table names begins', () => {
  for (const firstSeat of [0, 1, 2] as const)
    for (const text of ['one', 'two', 'three']) {
      const state = start(3, { length: 'short', firstSeat }, text);
      expect([state.first, state.current]).toEqual([firstSeat, firstSeat]);
    }
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
