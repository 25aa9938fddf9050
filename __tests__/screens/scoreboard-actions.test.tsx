import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { AccessibilityInfo, Share } from 'react-native';

import type { Match } from '../../src/engine/match';
import { seedText } from '../../src/engine/seed';
import type { Hollywood } from '../../src/games/hollywood/types';
import { liveMatches, saves } from '../../src/session/app';
import { eventsOf, isHollywood } from '../../src/screens/match/hollywoodMatch';
import { standingOf } from '../../src/screens/scoreboard/standing';
import { versionsOf } from '../support/matches';
import { must } from '../support/results';
import { renderTheatre, standStill, store, storedText } from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(30_000);

beforeEach(async () => {
  standStill();
  void liveMatches.leave();
  await AsyncStorage.clear();
});

function matchIn(phase: Match<Hollywood>['state']['phase']['kind'], text = 'actions', seats = 3) {
  const found = versionsOf(seats, text).find(
    (match) => isHollywood(match) && match.state.phase.kind === phase && match.turns.length > 3,
  );
  if (found === undefined || !isHollywood(found)) throw new Error(`Never ${phase}`);
  return found;
}

function current(id: string): Match<Hollywood> {
  const match = liveMatches.find(id)?.session.store.getState().match;
  if (match === undefined || !isHollywood(match)) throw new Error('It is not open');
  return match;
}

test('after a round, the next one is dealt and the table goes on', async () => {
  const match = matchIn('dealing');
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  expect(await screen.findByRole('heading', { name: 'After round 1 of 3' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Deal round 2' }));
  expect(await screen.findByText('table of abc')).toBeOnTheScreen();
  expect(current('abc').state.round).toBe(2);
  expect(current('abc').state.phase.kind).toBe('placing');
  expect(current('abc').turns).toHaveLength(match.turns.length + 1);
});

test('after a round, its last decision of a person can be taken back', async () => {
  const match = matchIn('dealing');
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  fireEvent.press(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('table of abc')).toBeOnTheScreen();
  expect(current('abc').turns.length).toBeLessThan(match.turns.length);
  expect(current('abc').state.round).toBe(1);
});

test('in the middle of a round there is the way back to the table, and nothing to deal', async () => {
  await store('abc', matchIn('placing'));
  await renderTheatre({ match: 'abc' });
  expect(await screen.findByText('Round 1 of 3')).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /Deal|Rematch|Share|Take back/ })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Back to the table' }));
  expect(await screen.findByText('table of abc')).toBeOnTheScreen();
});

test.each([
  ['board', 'table of abc'],
  ['claims', 'claims of abc'],
] as const)(
  'over the %s, the way back leads to it and not to a second one',
  async (over, table) => {
    await store('abc', matchIn('placing'));
    await renderTheatre({ match: 'abc', over });
    fireEvent.press(await screen.findByRole('button', { name: 'Back to the table' }));
    expect(await screen.findByText(table)).toBeOnTheScreen();
    // Neither the score nor another table lies beneath.
    expect(screen.queryByRole('button', { name: 'Back to the table', hidden: true })).toBeNull();
    expect(
      screen.getAllByText(/^(table|claims) of /, { includeHiddenElements: true }),
    ).toHaveLength(1);
  },
);

test('a rematch has the same table and options, other cards, and the next player begins', async () => {
  const match = matchIn('over', 'again', 4);
  const firstOf = (one: Match<Hollywood>) => {
    const [deal] = eventsOf(one);
    return deal?.type === 'round-dealt' ? deal.first : -1;
  };
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  fireEvent.press(await screen.findByRole('button', { name: 'Rematch' }));
  await screen.findByText(/^table of (?!abc)/);
  const ids = must(await saves.list()).map((entry) => entry.id);
  const id = ids.find((one) => one !== 'abc') ?? '';
  expect(screen.getByText(`table of ${id}`)).toBeOnTheScreen();
  const again = current(id);
  expect(again.setup.players).toEqual(match.setup.players);
  expect(again.setup.options).toEqual({
    ...match.setup.options,
    firstSeat: (firstOf(match) + 1) % 4,
  });
  expect(firstOf(again)).toBe((firstOf(match) + 1) % 4);
  expect(again.setup.seed).not.toBe(match.setup.seed);
  expect(again.turns).toHaveLength(0);
  expect(ids).toHaveLength(2);
});

test('a finished match is never taken back: it is played on in a copy with a name of its own', async () => {
  const match = matchIn('over');
  const text = await store('abc', match);
  for (const name of ['Another ending', 'Another ending 2']) {
    await renderTheatre({ match: 'abc' });
    fireEvent.press(await screen.findByRole('button', { name: 'Play on from here' }));
    await screen.findByText(/^table of (?!abc)/);
    expect(screen.queryByRole('button', { name: 'Take back', hidden: true })).toBeNull();
    const entries = must(await saves.list());
    const copy = entries.find((one) => one.kind === 'ready' && one.summary.name === name);
    if (copy === undefined) throw new Error('It is in the list by its name');
    expect(screen.getByText(`table of ${copy.id}`)).toBeOnTheScreen();
    expect(current(copy.id).state.phase.kind).not.toBe('over');
    expect(current(copy.id).turns.length).toBeLessThan(match.turns.length);
    screen.unmount();
  }
  expect(await storedText('abc')).toBe(text);
  const [finished, ...others] = must(await saves.list()).filter(
    (one) => one.kind === 'ready' && one.summary.isOver,
  );
  expect(finished).toHaveProperty('id', 'abc');
  expect(others).toEqual([]);
});

test('two taps on it are one copy', async () => {
  await store('abc', matchIn('over'));
  await renderTheatre({ match: 'abc' });
  await screen.findByRole('button', { name: 'Play on from here' });
  fireEvent.press(screen.getByRole('button', { name: 'Play on from here' }));
  fireEvent.press(screen.getByRole('button', { name: 'Play on from here' }));
  await screen.findByText(/^table of (?!abc)/);
  await liveMatches.leave();
  expect(must(await saves.list())).toHaveLength(2);
});

test('a copy stands in the lists by its name, with its game', async () => {
  for (const name of ['Another ending', 'One more'])
    await must(saves.create(matchIn('placing'), undefined, name)).settled();
  await renderTheatre();
  const links = await screen.findAllByRole('link', { name: /ending|One more/ });
  expect(links).toHaveLength(2);
  for (const link of links)
    expect(within(link).getByText(/^Hollywood! · Round 1/)).toBeOnTheScreen();
});

test('the result is shared with everybody’s points and the seed', async () => {
  const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: 'sharedAction' });
  const match = matchIn('over');
  const { rows, leaders } = standingOf(match);
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  fireEvent.press(await screen.findByRole('button', { name: 'Share' }));
  const expected = [
    `Hollywood! – ${leaders.map(({ player }) => player.name).join(' and ')} won!`,
    ...rows.map(({ place, player, score }) => `${place}. ${player.name} – ${score.total} points`),
    `Seed code: ${seedText(match.setup.seed)}`,
  ];
  await waitFor(() => {
    expect(share).toHaveBeenCalledWith({ message: expected.join('\n') });
  });
  share.mockRestore();
});

test.each([
  [false, 1],
  [true, 0],
])('winners are celebrated; reduced motion %s', async (isReduced, confetti) => {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValueOnce(isReduced);
  await store('abc', matchIn('over'));
  await renderTheatre({ match: 'abc' });
  await screen.findByRole('heading', { name: /^And the winner/ });
  expect(screen.queryAllByTestId('confetti', { includeHiddenElements: true })).toHaveLength(
    confetti,
  );
});

test('a match that could not be saved says so', async () => {
  await store('abc', matchIn('dealing'));
  await renderTheatre({ match: 'abc' });
  await screen.findByRole('button', { name: 'Deal round 2' });
  act(() => {
    const status = { kind: 'failed', error: { code: 'storage-unwritable' } } as const;
    liveMatches.find('abc')?.saving.setState(status, true);
  });
  expect(await screen.findByText(/perhaps this device has no room left/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/no room left/)).not.toBeOnTheScreen();
});
