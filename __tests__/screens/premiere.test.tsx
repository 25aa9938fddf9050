import AsyncStorage from '@react-native-async-storage/async-storage';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { type Match, startMatch } from '../../src/engine/match';
import { hollywood } from '../../src/games/hollywood/game';
import { premiereSetup } from '../../src/games/hollywood/premiere';
import { saves } from '../../src/session/app';
import { premieresIn } from '../../src/session/premieres';
import { localDay } from '../../src/session/today';
import { playedUntil } from '../support/played';
import { PEOPLE } from '../support/players';
import { must } from '../support/results';
import { DAY, HOUR, renderTheatre, standStill, store } from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
});

function premiere(ago = 0): Match {
  const [person] = PEOPLE;
  const day = localDay(Date.now() - ago);
  if (day === undefined || person?.kind !== 'person') throw new Error('There is a today');
  return must(startMatch(hollywood, premiereSetup(day, person)));
}

function played(ago = 0): Match {
  return playedUntil(premiere(ago), ({ phase }) => phase.kind === 'over');
}

test('today’s premiere is on the marquee, and one tap sits down to it', async () => {
  await renderTheatre();
  expect(await screen.findByRole('heading', { name: 'Today’s premiere' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Take your seat' }));
  expect(await screen.findByText(/^table of /)).toBeOnTheScreen();
  const { running } = premieresIn(must(await saves.list()));
  expect(running).toMatchObject([{ day: localDay(Date.now()) }]);
});

test('one that was begun goes on; one that was played tells the result and may be played again', async () => {
  await store('begun', premiere());
  await renderTheatre();
  fireEvent.press(await screen.findByRole('link', { name: 'Go on playing' }));
  expect(await screen.findByText('table of begun')).toBeOnTheScreen();
  screen.unmount();
  await AsyncStorage.clear();
  const match = played();
  await store('done', match, HOUR / 60);
  await renderTheatre();
  const own = hollywood.outcome(match.state as never)?.standings[0];
  expect(
    await screen.findByText(
      new RegExp(`^Your result: place ${own?.place} with ${own?.points} points?$`),
    ),
  ).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Take your seat' })).not.toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Play it again' }));
  expect(await screen.findByText(/^table of /)).toBeOnTheScreen();
});

test('the record tells every night, the streak, and what was a rerun', async () => {
  const before = played(DAY);
  await store('yesterday', before, DAY);
  await store('again', before, HOUR);
  await store('today', played(), HOUR);
  await renderTheatre({ at: 'Premiere', match: 'x' });
  expect(await screen.findByText(/2 premieres · .*2 days in a row$/)).toBeOnTheScreen();
  expect(screen.getAllByRole('link', { name: /Place \d · / })).toHaveLength(2);
  expect(screen.getByText('1 rerun')).toBeOnTheScreen();
  screen.unmount();
  await renderTheatre({ at: 'HallOfFame', match: 'x' });
  await waitFor(() => {
    expect(screen.getAllByText(/^Premiere, /)).toHaveLength(3);
  });
  expect(screen.getAllByText('Rerun')).toHaveLength(1);
});

test('without results it invites, in every language', async () => {
  for (const [language, words] of [
    ['en', /Tonight would be a good night/],
    ['fr', /Ce soir serait un bon soir/],
    ['it', /Stasera sarebbe una buona sera/],
  ] as const) {
    await renderTheatre({ at: 'Premiere', match: 'x' }, language);
    expect(await screen.findByText(words)).toBeOnTheScreen();
    screen.unmount();
  }
});
