import AsyncStorage from '@react-native-async-storage/async-storage';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { type Match, startMatch } from '../../src/engine/match';
import { hollywood } from '../../src/games/hollywood/game';
import { premiereSetup } from '../../src/games/hollywood/premiere';
import { saves } from '../../src/session/app';
import { premieresIn } from '../../src/session/premieres';
import { localDay } from '../../src/session/today';
import { newMatch } from '../support/matches';
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

function pointsOf(match: Match): number {
  return hollywood.outcome(match.state as never)?.standings[0]?.points ?? 0;
}

test('the score of a premiere says by eye and by ear that it counts, and leads to the record', async () => {
  const told = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  told.mockClear();
  const match = played();
  await store('today', match);
  await renderTheatre({ match: 'today' });
  const words = new RegExp(
    `^Today’s premiere: ${pointsOf(match)} points?, and this result counts\\.$`,
  );
  expect(await screen.findByText(words)).toBeOnTheScreen();
  await waitFor(() => {
    const last = told.mock.calls.at(-1)?.[0] ?? '';
    expect(last).toMatch(/\. Today’s premiere: .* counts\.$/);
  });
  // Once: nothing was said without it before.
  expect(told.mock.calls.filter(([said]) => said.includes('point'))).toHaveLength(1);
  fireEvent.press(screen.getByRole('link', { name: 'All your premieres' }));
  expect(await screen.findByText(/^1 premiere · /)).toBeOnTheScreen();
});

test('one that was played again says which result counts, and a match that is none says nothing', async () => {
  const before = played(DAY);
  await store('first', before, DAY);
  await store('again', before, HOUR);
  await renderTheatre({ match: 'again' });
  const words = new RegExp(
    `^Premiere, .*, played again: the first result counts, ${pointsOf(before)} points?\\.$`,
  );
  expect(await screen.findByText(words)).toBeOnTheScreen();
  screen.unmount();
  await renderTheatre({ match: 'first' });
  expect(await screen.findByText(/^Premiere, .*: .*, and this result counts\.$/)).toBeOnTheScreen();
  screen.unmount();
  const other = playedUntil(newMatch(3, 'none'), ({ phase }) => phase.kind === 'over');
  await store('other', other);
  await renderTheatre({ match: 'other' });
  expect(await screen.findByRole('button', { name: 'Rematch' })).toBeOnTheScreen();
  expect(screen.queryByText(/result counts/)).not.toBeOnTheScreen();
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
