import AsyncStorage from '@react-native-async-storage/async-storage';
import { NavigationContainer } from '@react-navigation/native';
import { screen } from '@testing-library/react-native';

import type { Language } from '../../src/i18n/languages';
import { MarqueeScreen } from '../../src/screens/marquee/MarqueeScreen';
import { BESIDE } from '../../src/screens/shelf';
import { renderInApp } from '../support/render';

function renderMarquee(language?: Language) {
  return renderInApp(
    <NavigationContainer>
      <MarqueeScreen />
    </NavigationContainer>,
    language,
  );
}

beforeEach(async () => {
  await AsyncStorage.clear();
});

test('the outline: the name of the app, then what shows and what is coming', async () => {
  await renderMarquee();
  expect(await screen.findByRole('heading', { name: 'Now showing' })).toHaveProp('aria-level', 2);
  expect(screen.getByRole('heading', { name: 'Backlot' })).toHaveProp('aria-level', 1);
  expect(screen.getByRole('heading', { name: 'Hollywood!' })).toHaveProp('aria-level', 3);
  expect(screen.getByRole('heading', { name: 'Also showing' })).toHaveProp('aria-level', 2);
});

test('a first visitor is offered the first night, matches, the rules, the settings, the hall and an import, and nothing else', async () => {
  await renderMarquee();
  const links = [
    'Open the curtain',
    'New match',
    'Set up Hollywood 1947',
    'Set up Executive Producer',
    'How to play Hollywood 1947',
    'How to play Executive Producer',
    'How to play',
    'Rules',
    'Settings',
    'All your premieres',
    'Hall of fame',
  ];
  for (const name of links) {
    // Words inside a link count as its name, too: three of them say “How to play”.
    expect((await screen.findAllByRole('link', { name }))[0]).toBeOnTheScreen();
  }
  expect(screen.getAllByRole('link')).toHaveLength(links.length);
  const buttons = [
    'Play now: Hollywood!',
    'Play now: Hollywood 1947',
    'Play now: Executive Producer',
    'Take your seat',
    'Import a match',
  ];
  for (const name of buttons) {
    expect(screen.getByRole('button', { name })).toBeOnTheScreen();
  }
  expect(screen.getAllByRole('button')).toHaveLength(buttons.length);
});

test('the other games show beside it, each with two ways to its table and one to its rules', async () => {
  await renderMarquee();
  for (const { name } of BESIDE) {
    expect(await screen.findByRole('heading', { name })).toHaveProp('aria-level', 3);
    expect(screen.getByRole('link', { name: `Set up ${name}` })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: `How to play ${name}` })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: `Play now: ${name}` })).toBeOnTheScreen();
  }
  expect(screen.getByText('1–9 players')).toBeOnTheScreen();
});

test.each([
  ['fr', 'À l’affiche', 'Nouvelle partie', ['3 à 4 joueurs', 'Environ 30 min']],
  ['it', 'In cartellone', 'Nuova partita', ['3–4 giocatori', 'Circa 30 min']],
] as const)('the marquee speaks %s', async (language, plaque, start, facts) => {
  await renderMarquee(language);
  expect(await screen.findByRole('heading', { name: plaque })).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: start })).toBeOnTheScreen();
  for (const fact of facts) expect(screen.getByText(fact)).toBeOnTheScreen();
});
