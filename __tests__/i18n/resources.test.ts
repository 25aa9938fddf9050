import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { BOOK_TEXTS } from '../support/books';
import { PRODUCER_TEXTS } from '../support/executive-producer-texts';
import { TEXTS_1947 } from '../support/texts-1947';

type Tree = { readonly [key: string]: string | Tree };

/** Every text by its full key. */
function flatten(tree: Tree, prefix = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value] as const]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name).sort();
}

const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    flatten({
      ...RESOURCES[language],
      hollywood1947: TEXTS_1947[language] as unknown as Tree,
      executiveProducer: PRODUCER_TEXTS[language] as unknown as Tree,
      books: BOOK_TEXTS[language] as unknown as Tree,
    }),
  ]),
) as Record<Language, Readonly<Record<string, string>>>;

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** Names and words that are the same in another language, and nothing else. */
const SAME_AS_ENGLISH: Readonly<Record<string, readonly Language[]>> = {
  'commentary.chances.line': ['it'],
  'commentary.percent': ['it'],
  'common.appName': ['fr', 'it'],
  'common.genre.action': ['fr'],
  'common.genre.horror': ['it'],
  'executiveProducer.action.useAbilityAt': ['it'],
  'executiveProducer.genre.action': ['fr'],
  'executiveProducer.genre.horror': ['it'],
  'executiveProducer.line.cast': ['it'],
  'executiveProducer.line.player': ['fr', 'it'],
  'executiveProducer.phrase.actions_one': ['fr'],
  'executiveProducer.phrase.actions_other': ['fr'],
  'executiveProducer.phrase.counted': ['it'],
  'executiveProducer.phrase.owned': ['fr', 'it'],
  'executiveProducer.phrase.points_one': ['fr'],
  'executiveProducer.phrase.points_other': ['fr'],
  'firstNight.sceneShort': ['fr', 'it'],
  'hollywood1947.action.performAt': ['it'],
  'hollywood1947.event.claimed': ['it'],
  'hollywood1947.line.poster': ['it'],
  'hollywood1947.option.costumes.name': ['fr'],
  'hollywood1947.phrase.counted': ['it'],
  'hollywood1947.phrase.place': ['fr', 'it'],
  'hollywood1947.phrase.shownCard': ['fr', 'it'],
  'hollywood1947.poster.horror.genre': ['it'],
  'hollywood1947.poster.musical.genre': ['it'],
  'hollywood1947.poster.noir.genre': ['it'],
  'hollywood1947.poster.romance.genre': ['fr'],
  'hollywood1947.poster.western.genre': ['fr', 'it'],
  'licences.line': ['fr'],
  'marquee.saved.roundOnly': ['it'],
  'match.score.points_one': ['fr'],
  'match.score.points_other': ['fr'],
  'match.score.title': ['fr'],
  'match.table.menu': ['fr', 'it'],
  'match.table.round': ['it'],
  'programme.score.blockbusterPoints': ['fr'],
  'score.chart.line': ['it'],
  'score.chart.points': ['fr'],
  'score.chart.round': ['it'],
  'score.films_one': ['fr'],
  'score.films_other': ['fr'],
  'score.place': ['fr'],
  'score.points_one': ['fr'],
  'score.points_other': ['fr'],
  'score.share.line': ['fr'],
  'score.total': ['fr'],
  'score.wins': ['it'],
  'settings.language.en': ['fr', 'it'],
  'settings.language.fr': ['fr', 'it'],
  'settings.language.it': ['fr', 'it'],
  'settings.sound.volume': ['fr', 'it'],
  'settings.version': ['fr'],
  'setup.colours.jade': ['fr'],
  'setup.colours.turquoise': ['fr'],
  'setup.levels.agent.name': ['fr'],
  'table.bar.menu': ['fr'],
  'table.claims.choice': ['it'],
  'table.log.round': ['it'],
  'table.piles.count': ['it'],
  'table.roundShort': ['it'],
  'table.roundShortest': ['fr', 'it'],
  'table.studio.label': ['it'],
  'table.studioSheet.movieSum': ['fr', 'it'],
  'table.studioSheet.movieSumAdvanced': ['fr', 'it'],
};

describe.each(OTHERS)('the words in %s', (language) => {
  test('have the keys of the English ones', () => {
    expect(Object.keys(TEXTS[language]).sort()).toEqual(Object.keys(TEXTS.en).sort());
  });

  test('have the same placeholders', () => {
    const placeholders = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, placeholdersOf(text)]));
    expect(placeholders(TEXTS[language])).toEqual(placeholders(TEXTS.en));
  });

  test('are translated, except for those that are known to be the same', () => {
    const untranslated = Object.keys(TEXTS.en).filter(
      (key) => TEXTS[language][key] === TEXTS.en[key],
    );
    const known = Object.keys(SAME_AS_ENGLISH).filter((key) =>
      SAME_AS_ENGLISH[key]?.includes(language),
    );
    expect(untranslated.sort()).toEqual(known.sort());
  });
});

test.each(LANGUAGES)('every text in %s is set with care', (language) => {
  // Typewriter quotes and apostrophes, double spaces, broken placeholders.
  const isCareless = (text: string): boolean =>
    text.trim() !== text || text === '' || /['"]| {2}|(^|[^{]){[^{]|[^}]}([^}]|$)/.test(text);
  expect(Object.entries(TEXTS[language]).filter(([, text]) => isCareless(text))).toEqual([]);
});

test('French signs have the narrow space before them, Italian and English ones none', () => {
  for (const text of Object.values(TEXTS.fr)) expect(text).not.toMatch(/[^\u202f«»\d][?!;:]/u);
  for (const language of ['en', 'it'] as const) {
    for (const text of Object.values(TEXTS[language])) expect(text).not.toMatch(/\s[?!;:]/u);
  }
});

test('a number stays on the line of its column, and a sum on one line', () => {
  const loose = LANGUAGES.flatMap((language) =>
    Object.entries(TEXTS[language]).filter(([key, text]) =>
      key.startsWith('table.event.')
        ? /}} [×=]|[×=] {{/.test(text)
        : /^(firstNight|table\.turn)\./.test(key) && /(column|colonn[ae]) [\d{]/i.test(text),
    ),
  );
  expect(loose).toEqual([]);
});

test('the cards of a game have short names, none of them twice', () => {
  for (const language of LANGUAGES) {
    const { script, news, award, objective, publicObjective, ability } = PRODUCER_TEXTS[language];
    const names = [
      ...Object.values(TEXTS_1947[language].card),
      ...Object.values(TEXTS_1947[language].poster).map(({ title }) => title),
      ...Object.values(script).map(({ title }) => title),
      ...Object.values(news).map(({ headline }) => headline),
      ...[award, objective, publicObjective, ability].flatMap((named) =>
        Object.values(named).map(({ name }) => name),
      ),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(45);
  }
});
