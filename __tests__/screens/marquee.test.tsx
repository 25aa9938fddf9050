import { NavigationContainer } from '@react-navigation/native';
import { screen } from '@testing-library/react-native';

import { findGame } from '../../src/games';
import type { Language } from '../../src/i18n/languages';
import { MarqueeScreen } from '../../src/screens/marquee/MarqueeScreen';
import { HOLLYWOOD, IN_PRODUCTION } from '../../src/screens/shelf';
import { renderInApp } from '../support/render';

function renderMarquee(language?: Language) {
  return renderInApp(
    <NavigationContainer>
      <MarqueeScreen />
    </NavigationContainer>,
    language,
  );
}

test('the outline: the name of the app, then what shows and what is coming', async () => {
  await renderMarquee();
  expect(await screen.findByRole('heading', { name: 'Backlot' })).toHaveProp('aria-level', 1);
  expect(screen.getByRole('heading', { name: 'Now showing' })).toHaveProp('aria-level', 2);
  expect(screen.getByRole('heading', { name: 'In production' })).toHaveProp('aria-level', 2);
});

test('only the game that has a programme can be opened', async () => {
  await renderMarquee();
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  expect(screen.queryAllByRole('button')).toHaveLength(0);
});

test('the games in production are announced, each said not to be playable', async () => {
  await renderMarquee();
  for (const { name } of IN_PRODUCTION) {
    expect(screen.getByRole('heading', { name })).toHaveProp('aria-level', 3);
  }
  expect(screen.getAllByText('Not playable yet')).toHaveLength(IN_PRODUCTION.length);
});

test('the poster promises what the rules say', () => {
  expect(findGame(HOLLYWOOD.id)?.game.seats).toEqual(HOLLYWOOD.seats);
});

test.each([
  ['fr', 'À l’affiche', /3 à 4 joueurs, Environ 30 min/],
  ['it', 'In cartellone', /3–4 giocatori, Circa 30 min/],
] as const)('the marquee speaks %s', async (language, plaque, facts) => {
  await renderMarquee(language);
  expect(await screen.findByRole('heading', { name: plaque })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: facts })).toBeOnTheScreen();
});
