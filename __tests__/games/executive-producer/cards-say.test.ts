import { ABILITIES } from '../../../src/games/executive-producer/cards/abilities';
import { AWARDS } from '../../../src/games/executive-producer/cards/awards';
import { OBJECTIVES } from '../../../src/games/executive-producer/cards/objectives';
import { LANGUAGES } from '../../../src/i18n/languages';
import {
  ACTOR_NAMES,
  DIRECTOR_NAMES,
  STUDIO_NAMES,
} from '../../../src/games/executive-producer/words/names';
import { PRODUCER_TEXTS } from '../../support/executive-producer-texts';

/** The numbers of a row, of whatever kind, apart from those that words say better: none and one. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return Math.abs(value) > 1 ? [Math.abs(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function numbersSaid(text: string): readonly number[] {
  return [...text.matchAll(/\d+/g)].map(Number).filter((number) => number > 1);
}

function sorted(numbers: readonly number[]): readonly number[] {
  return [...numbers].sort((one, other) => one - other);
}

function linesIn(cards: Readonly<Record<string, { readonly line: string }>>): readonly string[] {
  return Object.values(cards).map(({ line }) => line);
}

type Texts = Readonly<Record<string, { readonly text: string }>>;

/** What each text says in numbers, and what its row says. */
function expectTheSameNumbers(texts: Texts, rows: Readonly<Record<string, unknown>>): void {
  const said = Object.entries(texts).map(([id, { text }]) => [id, sorted(numbersSaid(text))]);
  const meant = Object.keys(texts).map((id) => [id, sorted(numbersIn(rows[id]))]);
  expect(said).toEqual(meant);
}

describe.each(LANGUAGES)('what the cards of Executive Producer say in %s', (language) => {
  const words = PRODUCER_TEXTS[language];

  test('has the numbers of the rows: awards', () => {
    const conditions = Object.entries(AWARDS).map(([id, row]) => [id, row.conditions] as const);
    expectTheSameNumbers(words.award, Object.fromEntries(conditions));
  });

  test('has the numbers of the rows: objectives', () => {
    const goals = Object.entries(OBJECTIVES).map(([id, row]) => [id, row.goal] as const);
    expectTheSameNumbers(words.objective, Object.fromEntries(goals));
  });

  test('has the numbers of the rows: abilities', () => {
    expectTheSameNumbers(words.ability, ABILITIES);
  });

  test('[EPCARDS-2] [EPRELEASE-1] gives no two cards of a kind one name, and every script a title and a tagline of its own', () => {
    const names = (named: Readonly<Record<string, { readonly name: string }>>) =>
      Object.values(named).map(({ name }) => name);
    const scripts = Object.values(words.script);
    const kinds = [
      scripts.map(({ title }) => title),
      scripts.map(({ tagline }) => tagline),
      Object.values(words.news).map(({ headline }) => headline),
      [words.news, words.award, words.objective, words.ability].flatMap(linesIn),
      [...names(words.award), ...names(words.objective), ...names(words.publicObjective)],
      names(words.ability),
    ];
    for (const texts of kinds) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  test('lets most movies speak for themselves: more than half of the taglines are said by somebody', () => {
    const taglines = Object.values(words.script).map(({ tagline }) => tagline);
    const spoken = taglines.filter((tagline) => /^[“«—]/.test(tagline));
    expect(spoken.length).toBeGreaterThan(taglines.length / 2);
  });

  test('is short enough for a card', () => {
    for (const { tagline } of Object.values(words.script)) expect(tagline.length).toBeLessThan(56);
    for (const line of [words.news, words.award, words.objective, words.ability].flatMap(linesIn))
      expect(line.length).toBeLessThan(56);
    for (const named of [words.award, words.objective, words.ability])
      for (const { text } of Object.values(named)) expect(text.length).toBeLessThan(110);
  });
});

/** As ids are made from names. */
function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

test('people are called what their ids say, and nobody like somebody else', () => {
  const people = Object.entries({ ...ACTOR_NAMES, ...DIRECTOR_NAMES });
  expect(people.map(([id]) => id)).toEqual(people.map(([, name]) => slug(name)));
  const surnames = people.map(([, name]) => name.split(' ').at(-1));
  expect(new Set(surnames).size).toBe(people.length);
});

test('studios have names of their own', () => {
  expect(new Set(Object.values(STUDIO_NAMES)).size).toBe(5);
});
