import AsyncStorage from '@react-native-async-storage/async-storage';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import type { Match } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { hollywood } from '../../src/games/hollywood/game';
import { momentOf } from '../../src/screens/marquee/when';
import { newMatch } from '../support/matches';
import { playedUntil } from '../support/played';
import { PEOPLE } from '../support/players';
import { DAY, MINUTE, renderTheatre, standStill, store, storedText } from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
});

function over(text: string, seats: 3 | 4, options: object = {}, players = PEOPLE): Match {
  return playedUntil(newMatch(seats, text, options, players), ({ phase }) => phase.kind === 'over');
}

const ALONE: readonly Player[] = PEOPLE.map((player, seat) =>
  seat === 0 ? { ...player, name: 'ADA' } : { ...player, kind: 'bot', level: 'agent' },
);

async function open(language?: 'fr' | 'it') {
  await renderTheatre({ at: 'HallOfFame', match: 'hall' }, language);
}

test('a hall without matches invites to play one', async () => {
  await open();
  expect(await screen.findByText('Still waiting for a first name')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('link', { name: 'Play a match' }));
  expect(await screen.findByText('setup of hollywood')).toBeOnTheScreen();
});

test('finished matches hang there, the last first, each with its ways in', async () => {
  const match = over('one', 3);
  await store('first', match, 2 * DAY);
  await store('second', over('two', 4, { advanced: true }), DAY);
  await open();
  // The last one of all, hung last.
  expect(
    await screen.findByRole('link', { name: /^Score of the match of Ada, Ben and Cleo, / }),
  ).toBeOnTheScreen();
  const rows = screen.getAllByRole('link', { name: /^Score of the match/ });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveAccessibleName(/^Score of the match of Ada, Ben, Cleo and Dai, /);
  expect(screen.getAllByText('Advanced game')).toHaveLength(1);
  const outcome = hollywood.outcome(match.state as never);
  const winner = PEOPLE[outcome?.winners[0] ?? 0]?.name ?? '';
  const points = outcome?.standings[outcome.winners[0] ?? 0]?.points ?? 0;
  expect(screen.getByText(`Won by ${winner}, ${points} points`)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('link', { name: /^Commentary on the match of Ada, Ben and C/ }));
  expect(await screen.findByRole('heading', { name: /commentary/i })).toBeOnTheScreen();
});

test('matches of one day, by the same people, are told apart by what leads to them and deletes them', async () => {
  const match = over('one', 3);
  const texts = [await store('first', match, 25 * MINUTE), await store('second', match)];
  await open();
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: /^Score of/ })).toHaveLength(2);
  });
  for (const text of texts) {
    const when = momentOf(Number(/"updated":(\d+)/.exec(text)?.[1]), 'en');
    const whose = `match of Ada, Ben and Cleo, ${when}`;
    expect(screen.getByRole('link', { name: `Score of the ${whose}` })).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: `Commentary on the ${whose}` })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: `Export the ${whose}` })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: `Delete the ${whose}` })).toBeOnTheScreen();
  }
});

test('a match can be deleted from the wall, and comes back as it was', async () => {
  const text = await store('only', over('one', 3));
  await open();
  fireEvent.press(await screen.findByRole('button', { name: /^Delete the match of Ada/ }));
  expect(await screen.findByText('Match deleted')).toBeOnTheScreen();
  expect(await screen.findByText('Still waiting for a first name')).toBeOnTheScreen();
  expect(await storedText('only')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /^Score of/ })).toBeOnTheScreen();
  expect(await storedText('only')).toBe(text);
});

test('statistics go by name, however it is written, and filters narrow them', async () => {
  await store('one', over('one', 3), 3 * DAY);
  await store('two', over('two', 3, {}, ALONE), 2 * DAY);
  await store('three', over('three', 4, { advanced: true }), DAY);
  await open();
  fireEvent.press(await screen.findByRole('radio', { name: 'Players' }));
  expect(await screen.findByRole('heading', { name: 'Ada' })).toBeOnTheScreen();
  expect(screen.getByText('3 matches')).toBeOnTheScreen();
  expect(screen.getByText(/^Alone against Agent: [01] of 1 won$/)).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: 'The bots' })).toBeOnTheScreen();
  expect(screen.getByText(/^\d wins? · 2 seats$/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Choose matches' }));
  const game = within(screen.getByLabelText('Game'));
  fireEvent.press(game.getByRole('radio', { name: 'Advanced' }));
  expect(screen.getByRole('button', { name: /1 match chosen/ })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'The bots' })).not.toBeOnTheScreen();
  fireEvent.press(within(screen.getByLabelText('Table')).getByRole('radio', { name: '3 players' }));
  expect(screen.getByText(/^No finished match is like that/)).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Show all matches' }));
  fireEvent.press(within(screen.getByLabelText('Who played')).getByRole('radio', { name: 'Ben' }));
  expect(screen.getByRole('heading', { name: 'Ben' })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'Ada' })).not.toBeOnTheScreen();
});

test('the best movies hang as posters, the best first, and lead to their match', async () => {
  const match = over('one', 4, { advanced: true });
  await store('one', match);
  await open();
  fireEvent.press(await screen.findByRole('radio', { name: 'Movies' }));
  const scores = hollywood.outcome(match.state as never)?.scores ?? [];
  const most = Math.max(...scores.flatMap(({ movies }) => movies.map(({ points }) => points)));
  const best = new RegExp(`^1\\. ${most} points`);
  fireEvent.press(await screen.findByRole('link', { name: best }));
  expect(await screen.findByRole('heading', { name: /^And the winner/ })).toBeOnTheScreen();
});

test('a storage that does not answer is told, not taken for an empty hall', async () => {
  jest.mocked(AsyncStorage.getAllKeys).mockRejectedValueOnce(new Error('the storage is gone'));
  await open();
  expect(await screen.findByText('Your matches cannot be shown')).toBeOnTheScreen();
  expect(screen.queryByText('Still waiting for a first name')).not.toBeOnTheScreen();
});

test.each([
  ['fr', 'Le palmarès', 'Joueurs'],
  ['it', 'Albo d’oro', 'Giocatori'],
] as const)('the hall speaks %s', async (language, title, players) => {
  await store('one', over('one', 3));
  await open(language);
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
  expect(await screen.findByRole('radio', { name: players })).toBeOnTheScreen();
});
