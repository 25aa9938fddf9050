import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { openGame } from '../../src/games';
import type { Block, Book, Page } from '../../src/games/contract';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { BOOK_TEXTS } from '../support/books';

/** Rules that the book tells already, while the page of rules is still without them. */
const AHEAD = ['47INFO-3', '47INFO-4', 'EPAWARD-5'];

function idsOf(game: string): readonly string[] {
  const page = readFileSync(join(__dirname, '../../docs/rules', `${game}.md`), 'utf8');
  return [...page.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id]) => id ?? '');
}

async function bookOf(game: string, language: Language): Promise<Book> {
  const load = (await openGame(game))?.book;
  if (load === undefined) throw new Error(`${game} has no book`);
  return load(language);
}

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.steps;
}

function wordsOf({ body }: Page): number {
  return body.flatMap(textsOf).join(' ').split(/\s+/).length;
}

function twice(ids: readonly string[]): readonly string[] {
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}

const GAMES = Object.keys(BOOK_TEXTS.en);
const BOOKS = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const));

describe.each(BOOKS)('the book of rules of %s in %s', (game, language) => {
  it('tells every rule in exactly one section, and none that does not exist', async () => {
    const told = (await bookOf(game, language)).sections.flatMap(({ rules }) => rules);
    const ids = idsOf(game);
    expect(ids.length).toBeGreaterThan(40);
    expect(ids.filter((id) => !told.includes(id))).toEqual([]);
    expect(twice(told)).toEqual([]);
    expect(told.filter((id) => !ids.includes(id) && !AHEAD.includes(id))).toEqual([]);
  });

  it('has the sections of the English one, each with a title of its own and something to say', async () => {
    const [book, english] = [await bookOf(game, language), await bookOf(game, 'en')];
    const { intro, sections } = book;
    expect(sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
    const pages = [intro, ...sections];
    expect(twice(pages.map(({ title }) => title))).toEqual([]);
    for (const { title, body } of pages) {
      expect(title).not.toBe('');
      expect(body.flatMap(textsOf).length).toBeGreaterThan(0);
    }
  });

  it('names its sections by words that fit into an address', async () => {
    for (const { id } of (await bookOf(game, language)).sections) expect(id).toMatch(/^[a-z-]+$/);
  });

  it('says in 150 to 250 words how to play, and every section in a minute and a half', async () => {
    const { intro, sections } = await bookOf(game, language);
    expect(wordsOf(intro)).toBeGreaterThanOrEqual(150);
    expect(wordsOf(intro)).toBeLessThanOrEqual(250);
    const long = sections.filter((section) => wordsOf(section) > 260);
    expect(long.map(({ id, ...page }) => [id, wordsOf(page)])).toEqual([]);
  });
});
