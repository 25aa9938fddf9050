import { NavigationContainer } from '@react-navigation/native';
import { screen, within } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { randomBot } from '../../src/engine/bot';
import { findGame } from '../../src/games';
import { CastingCall } from '../../src/screens/setup/CastingCall';
import { liveMatches } from '../../src/session/app';
import { renderInApp } from '../support/render';
import {
  choose,
  expectName,
  forgetEverything,
  inDetails,
  openSetup,
  pressButton,
  start,
  startedMatch,
  writeName,
} from '../support/setup-screen';

// The whole form is looked through again and again, and the machine may be busy.
jest.setTimeout(30_000);

beforeEach(forgetEverything);

const ADD = /^Add a seat/;

test('a fourth seat comes and goes', async () => {
  await openSetup();
  await inDetails('Mabel', () => {
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeOnTheScreen();
  });
  pressButton(ADD);
  expectName(4, 'Hattie');
  expect(screen.queryByRole('button', { name: ADD })).not.toBeOnTheScreen();
  await inDetails('Mabel', () => {
    pressButton('Remove Mabel');
  });
  expectName(2, 'Otis');
  await inDetails('Otis', () => {
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeOnTheScreen();
  });
  pressButton(ADD);
  start();
  expect((await startedMatch()).setup.players.map(({ name }) => name)).toEqual([
    'You',
    'Otis',
    'Hattie',
    'Mabel',
  ]);
});

test('whoever was to start and left leaves it to chance', async () => {
  await openSetup();
  pressButton(ADD);
  await inDetails('Who starts', () => {
    choose('Who starts', 'Hattie');
  });
  await inDetails('Hattie', () => {
    pressButton('Remove Hattie');
  });
  expect(screen.getByRole('button', { name: 'At random' })).toBeOnTheScreen();
  start();
  expect((await startedMatch()).setup.options).not.toHaveProperty('firstSeat');
});

test('any seat is a person’s or a bot’s; a bot is not called You', async () => {
  await openSetup();
  choose('Who plays in seat 2', 'Person');
  choose('Who plays in seat 1', 'Bot');
  writeName(2, 'Ada');
  expectName(1, 'Hattie');
  expect(screen.getByText('Seat 1 · Bot · Extra')).toBeOnTheScreen();
  expect(screen.getByText('Seat 2 · Person')).toBeOnTheScreen();
  start();
  expect((await startedMatch()).setup.players.map(({ kind, name }) => [kind, name])).toEqual([
    ['bot', 'Hattie'],
    ['person', 'Ada'],
    ['bot', 'Otis'],
  ]);
});

test('the order of turns is said when it changes, and not at every letter of a name', async () => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  announce.mockClear();
  await openSetup();
  writeName(1, 'A');
  writeName(1, 'Ad');
  writeName(1, 'Ada');
  expect(announce).not.toHaveBeenCalled();
  await inDetails('Otis', () => {
    pressButton('Move Otis up');
  });
  expect(announce.mock.calls).toEqual([['Turns go round in this order: Ada, Otis, Mabel.']]);
});

test('seats change places by buttons that say so, and stop at the ends', async () => {
  await openSetup();
  await inDetails('You', () => {
    expect(screen.getByRole('button', { name: 'Move You up' })).toBeDisabled();
  });
  await inDetails('Otis', () => {
    expect(screen.getByRole('button', { name: 'Move Otis down' })).toBeDisabled();
    pressButton('Move Otis up');
    pressButton('Move Otis up');
    expect(screen.getByText('Turns go round in this order: Otis, You, Mabel.')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Move Otis up' })).toBeDisabled();
  });
  await inDetails('You', () => {
    pressButton('Move You down');
  });
  start();
  expect((await startedMatch()).setup.players.map(({ name }) => name)).toEqual([
    'Otis',
    'Mabel',
    'You',
  ]);
});

test('a colour or symbol that somebody has is swapped for, and says whose it is', async () => {
  await openSetup();
  await inDetails('You', () => {
    choose('Colour', 'Amber, swap with Mabel');
    choose('Symbol', 'Key');
    choose('Symbol', 'Clover, swap with Otis');
  });
  for (const look of ['You: Amber, Clover', 'Mabel: Ruby, Moon', 'Otis: Jade, Key'])
    expect(screen.getByRole('button', { name: `Details of ${look}` })).toBeOnTheScreen();
  start();
  const { players } = (await startedMatch()).setup;
  expect(players.map(({ colour, glyph }) => `${colour} ${glyph}`)).toEqual([
    'amber clover',
    'ruby moon',
    'jade key',
  ]);
});

describe('with several levels of bots', () => {
  const hollywood = findGame('hollywood');
  if (hollywood === undefined) throw new Error('No Hollywood! on the shelf');
  const bots = ['random', 'crafty', 'wise'].map((level) => ({ ...randomBot, level }));

  test('each bot has its own, with a line on each; unknown ones go by their names', async () => {
    // The shelf has not these bots, so no save can name them: what would be started is looked at.
    const begin = jest.spyOn(liveMatches, 'start');
    await renderInApp(
      <NavigationContainer>
        <CastingCall
          entry={{ ...hollywood, bots, offered: bots }}
          name="Hollywood!"
          sharedSeed=""
          onStarted={() => undefined}
        />
      </NavigationContainer>,
    );
    await inDetails('Mabel', () => {
      const mabel = within(screen.getByLabelText('How Mabel plays'));
      expect(mabel.getAllByRole('radio')).toHaveLength(3);
      expect(mabel.getByText(/Wanders about the set/)).toBeOnTheScreen();
      expect(mabel.getByRole('radio', { name: 'Passer-by' })).toBeChecked();
      choose('How Mabel plays', 'wise');
    });
    await inDetails('You', () => {
      expect(screen.queryByLabelText('How You plays')).not.toBeOnTheScreen();
    });
    await inDetails('Otis', () => {
      choose('How Otis plays', 'crafty');
    });
    expect(screen.getByText('Seat 3 · Bot · crafty')).toBeOnTheScreen();
    start();
    expect(begin.mock.lastCall?.[1].players).toMatchObject([
      { kind: 'person' },
      { name: 'Mabel', level: 'wise' },
      { name: 'Otis', level: 'crafty' },
    ]);
  });
});
