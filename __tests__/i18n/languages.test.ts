import { chooseLanguage } from '../../src/i18n/languages';

test.each([
  [['fr'], 'fr'],
  [['it', 'en'], 'it'],
  [['de', 'it', 'en'], 'it'],
  [['de', 'pt'], 'en'],
  [[], 'en'],
  [[null, undefined, 'fr'], 'fr'],
] as const)('the languages %p lead to %s', (preferred, language) => {
  expect(chooseLanguage(preferred)).toBe(language);
});
