import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { createWords } from '../../src/i18n/setup';
import { inSentence } from '../../src/i18n/you';

const SPOKEN_TO: Readonly<Record<Language, string>> = {
  en: 'You move up to Port Mercy.',
  fr: 'Vous montez sur Port Mercy.',
  it: 'Tu sali su Port Mercy.',
};
const SPOKEN_ABOUT: Readonly<Record<Language, string>> = {
  en: 'Ann moves up to Port Mercy.',
  fr: 'Ann monte sur Port Mercy.',
  it: 'Ann sale su Port Mercy.',
};

function bump(language: Language, name: string): string {
  const { t } = createWords(language);
  return t('table:event.bump', { ...inSentence(name), card: 'Port Mercy' });
}

describe.each(LANGUAGES)('a sentence in %s', (language) => {
  it('speaks about players who have a name', () => {
    expect(bump(language, 'Ann')).toBe(SPOKEN_ABOUT[language]);
  });

  it.each(LANGUAGES)('speaks to whoever is still called as the setup in %s suggests', (begun) => {
    expect(bump(language, RESOURCES[begun].setup.suggested.person)).toBe(SPOKEN_TO[language]);
  });

  it('counts decisions in the second person as well', () => {
    const { t } = createWords(language);
    const given = (count: number): string =>
      t('commentary:verdict.given', { ...inSentence('You'), given: '5%', count });
    expect(given(1)).not.toBe(given(2).replace('2', '1'));
    for (const count of [1, 2]) expect(given(count)).not.toContain('You ha');
  });

  it('ends once, where a title ends with a question', () => {
    const { t } = createWords(language);
    const card = t('cards:name.horror-10');
    expect(card).toMatch(/\?$/);
    expect(t('table:preview.own', { card })).toMatch(/[^.]\?$/);
  });
});
