import { translator } from '../../src/i18n/translator';

const texts = {
  greeting: 'Hello, {{name}}.',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  event: { won: '{{player}} wins.', asked: 'Who wins {{title}}.' },
};

describe('the texts of a game', () => {
  const t = translator('en', texts);

  it('are found by their path, with values put in as they are', () => {
    expect(t('greeting', { name: '<Ada & Bob>' })).toBe('Hello, <Ada & Bob>.');
    expect(t('event.won', { player: 'Ada' })).toBe('Ada wins.');
  });

  it('follow a number', () => {
    expect([t('cards', { count: 1 }), t('cards', { count: 3 })]).toEqual(['1 card', '3 cards']);
  });

  it('have no full stop after a question mark', () => {
    expect(t('event.asked', { title: 'Guess Who?' })).toBe('Who wins Guess Who?');
  });

  it('are apart from those of another language', () => {
    expect(translator('fr', { greeting: 'Bonjour, {{name}}.' })('greeting', { name: 'Ada' })).toBe(
      'Bonjour, Ada.',
    );
    expect(t('greeting', { name: 'Ada' })).toBe('Hello, Ada.');
  });
});
