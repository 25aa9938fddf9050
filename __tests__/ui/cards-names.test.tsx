import { renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import { ALL_CARDS } from '../../src/games/hollywood/cards';
import type { Card, FilmCard } from '../../src/games/hollywood/types';
import { type Language, LANGUAGES } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { createWords } from '../../src/i18n/setup';
import { useCardName, useMovieTitle, useSpokenCard } from '../../src/ui/cards/names';

function inLanguage<Result>(language: Language, hook: () => Result): Result {
  const words = createWords(language);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={words}>{children}</I18nextProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const isFilm = (card: Card): card is FilmCard => card.kind === 'film';
const FILMS = ALL_CARDS.filter(isFilm);

const SPOKEN_GENRE = {
  en: { horror: 'horror', action: 'action', romcom: 'romantic comedy' },
  fr: { horror: 'horreur', action: 'action', romcom: 'comédie romantique' },
  it: { horror: 'horror', action: 'azione', romcom: 'commedia romantica' },
} as const;

const COUNTS_TWICE = { en: 'counts twice', fr: 'compte double', it: 'vale doppio' } as const;

test('English cards are called as in the rules, with printed apostrophes', () => {
  const nameOf = inLanguage('en', useCardName);
  for (const { id, name } of ALL_CARDS) expect(nameOf(id)).toBe(name.replaceAll("'", '’'));
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('no two cards have the same name, and stars keep theirs', () => {
    const nameOf = inLanguage(language, useCardName);
    const names = ALL_CARDS.map(({ id }) => nameOf(id));
    expect(new Set(names).size).toBe(ALL_CARDS.length);
    for (const { id, kind, name } of ALL_CARDS) if (kind === 'star') expect(nameOf(id)).toBe(name);
  });

  test('a card is spoken with all that its picture tells', () => {
    const nameOf = inLanguage(language, useCardName);
    const spoken = inLanguage(language, useSpokenCard);
    for (const card of ALL_CARDS) {
      const words = spoken(card.id);
      expect(words).toContain(nameOf(card.id));
      if (card.kind === 'film') {
        expect(words).toContain(SPOKEN_GENRE[language][card.genre]);
        expect(words.includes(COUNTS_TWICE[language])).toBe(card.award);
      }
      if (card.kind === 'star') expect(words).toContain(String(card.rating));
      if (card.kind === 'blockbuster') expect(words).toContain('2');
    }
  });

  test('directors are spoken otherwise than actors of the same rating', () => {
    const spoken = inLanguage(language, useSpokenCard);
    const [actor, director] = [spoken('star-3'), spoken('star-4')];
    expect(actor.split(',')[1]).not.toBe(director.split(',')[1]);
  });

  test('a movie of one film is called as the film is', () => {
    const nameOf = inLanguage(language, useCardName);
    const titleOf = inLanguage(language, useMovieTitle);
    for (const { id } of FILMS) expect(titleOf([id])).toBe(nameOf(id));
    expect(titleOf([])).toBe('');
  });

  test('a movie of several has the opening of the first and the ending of the last', () => {
    const titleOf = inLanguage(language, useMovieTitle);
    const parts: Readonly<Record<string, { opening: string; ending: string }>> =
      RESOURCES[language].cards.title;
    const titles = new Set<string>();
    for (const first of FILMS) {
      for (const last of FILMS) {
        if (first === last || first.genre !== last.genre) continue;
        const title = titleOf([first.id, last.id]);
        expect(title).toBe(`${parts[first.id]?.opening ?? '?'} ${parts[last.id]?.ending ?? '?'}`);
        titles.add(title);
      }
    }
    expect(titles.size).toBe(3 * 13 * 12);
  });
});
