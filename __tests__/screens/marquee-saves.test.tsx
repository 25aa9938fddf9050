import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import type { Match } from '../../src/engine/match';
import { liveMatches, saves } from '../../src/session/app';
import { sayWhen } from '../../src/screens/marquee/when';
import { createWords } from '../../src/i18n/setup';
import { midMatch, newMatch, versionsOf } from '../support/matches';
import { must } from '../support/results';
import {
  DAY,
  HOUR,
  MINUTE,
  renderTheatre,
  standStill,
  store,
  storedText,
} from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(30_000);

beforeEach(async () => {
  standStill();
  await AsyncStorage.clear();
});

const GOING_ON = midMatch(3, 'one', 4);

/** Whose turn it is in it. */
const NEXT = GOING_ON.game
  .toAct(GOING_ON.state)
  .map((seat) => GOING_ON.setup.players[seat]?.name ?? '')
  .join();

function finished(): Match {
  const match = versionsOf(3, 'matinee').at(-1);
  if (match === undefined) throw new Error('There is always a last version');
  return match;
}

async function fourMatches() {
  await store('older', midMatch(4, 'two', 20), 3 * DAY);
  await store('latest', GOING_ON, 5 * MINUTE);
  await store('done', finished(), MINUTE);
  await store('oldest', newMatch(3, 'three'), 40 * DAY);
}

test('the latest match that can go on is one tap away, above what shows', async () => {
  await fourMatches();
  await renderTheatre();
  const ticket = within(await screen.findByRole('link', { name: /^Continue/ }));
  expect(ticket.getByText('Hollywood!')).toBeOnTheScreen();
  expect(ticket.getByText(`Round 1 of 3 · ${NEXT} to play`)).toBeOnTheScreen();
  for (const name of ['Ada', 'Rex', 'Zoë']) {
    expect(ticket.getByText(name)).toBeOnTheScreen();
  }
  expect(screen.getByText('Last played: 5 minutes ago')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('link', { name: /^Continue/ }));
  expect(await screen.findByText('table of latest')).toBeOnTheScreen();
});

test('the other matches follow, the last played first, each with where it stands; then the last that ended', async () => {
  await fourMatches();
  await renderTheatre();
  expect(await screen.findByRole('heading', { name: 'In the projection room' })).toHaveProp(
    'aria-level',
    2,
  );
  const rows = screen.getAllByRole('link', { name: /Finished|Round/ });
  const expected = [
    [`Round 1 of 3 · ${NEXT} to play`, 'Ada', 'Rex', 'Zoë'],
    [/^Round \d of 4 · \S+ to play$/, 'Ada', 'Rex', 'Zoë', 'Dolly'],
    [/^Round 1 of 3 · \S+ to play$/, 'Ada', 'Rex', 'Zoë'],
    ['Finished · see the score', 'Ada', 'Rex', 'Zoë'],
  ];
  expect(rows).toHaveLength(expected.length);
  expected.forEach((texts, index) => {
    for (const text of texts) expect(within(rows[index]).getByText(text)).toBeOnTheScreen();
  });
  const ages = ['5 minutes ago', '3 days ago', /\w+ \d+, \d{4}/, '1 minute ago'];
  const said = screen.getAllByText(/^Last played: /);
  expect(said).toHaveLength(ages.length);
  ages.forEach((age, index) => {
    expect(said[index]).toHaveTextContent(typeof age === 'string' ? `Last played: ${age}` : age);
  });
});

test('of those that are over only the last one waits here: the others are in the hall of fame', async () => {
  await fourMatches();
  await store('before', finished(), DAY);
  await renderTheatre();
  expect(await screen.findAllByRole('link', { name: /Finished/ })).toHaveLength(1);
  fireEvent.press(screen.getByRole('link', { name: 'Hall of fame: 2 finished matches' }));
  const scores = { name: /^Score of the match/ };
  await waitFor(
    () => {
      expect(screen.getAllByRole('link', scores)).toHaveLength(2);
    },
    { timeout: 15_000 },
  );
});

test('a match that is over leads to its score', async () => {
  await store('done', finished());
  await renderTheatre();
  expect(await screen.findByRole('link', { name: /Finished/ })).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeOnTheScreen();
  fireEvent.press(screen.getByRole('link', { name: /Finished/ }));
  expect(await screen.findByRole('heading', { name: /^And the winner/ })).toBeOnTheScreen();
});

test('a deleted match is gone at once, and comes back as it was', async () => {
  const text = await store('only', GOING_ON);
  await renderTheatre();
  fireEvent.press(
    await screen.findByRole('button', { name: /^Delete the match of Ada, Rex and Zoë, / }),
  );
  expect(await screen.findByText('Match deleted')).toBeOnTheScreen();
  expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeOnTheScreen();
  expect(await storedText('only')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The match is back')).toBeOnTheScreen();
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
  expect(await storedText('only')).toBe(text);
});

test('of two matches deleted one after the other, both come back', async () => {
  await store('one', GOING_ON);
  await store('two', midMatch(4, 'two', 4), HOUR);
  await renderTheatre();
  fireEvent.press(
    await screen.findByRole('button', { name: /^Delete the match of Ada, Rex and Zoë, / }),
  );
  await screen.findByText('Match deleted');
  fireEvent.press(
    screen.getByRole('button', { name: /Delete the match of Ada, Rex, Zoë and Dolly/ }),
  );
  expect(await screen.findByText('2 matches deleted')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The matches are back')).toBeOnTheScreen();
  expect(await storedText('one')).not.toBeNull();
  expect(await storedText('two')).not.toBeNull();
});

test('coming home, bots rest and the list is read anew', async () => {
  await store('done', finished());
  await renderTheatre();
  fireEvent.press(await screen.findByRole('link', { name: /Finished/ }));
  await screen.findByRole('heading', { name: /^And the winner/ });
  expect(liveMatches.find('done')).toBeDefined();
  const created = must(saves.create(GOING_ON));
  await created.settled();
  fireEvent.press(screen.getByRole('link', { name: 'Back to the marquee' }));
  expect(await screen.findByRole('link', { name: /^Continue/ })).toBeOnTheScreen();
  expect(liveMatches.find('done')).toBeUndefined();
});

test.each([
  ['fr', 'Reprendre', `Manche 1 sur 3 · À ${NEXT} de jouer`, 'Dernière séance\u202f: hier'],
  ['it', 'Riprendi', `Round 1 di 3 · Tocca a ${NEXT}`, 'Ultima proiezione: ieri'],
] as const)('saved matches are told in %s', async (language, go, progress, when) => {
  await store('only', GOING_ON, DAY);
  await renderTheatre({}, language);
  expect(await screen.findByText(go)).toBeOnTheScreen();
  expect(screen.getByText(progress)).toBeOnTheScreen();
  expect(screen.getByText(when)).toBeOnTheScreen();
});

describe('how long ago', () => {
  const now = new Date(2026, 5, 15, 14, 30).getTime();
  const cases = [
    [-HOUR, 'just now', 'à l’instant', 'proprio ora'],
    [20_000, 'just now', 'à l’instant', 'proprio ora'],
    [MINUTE, '1 minute ago', 'il y a 1 minute', '1 minuto fa'],
    [59 * MINUTE, '59 minutes ago', 'il y a 59 minutes', '59 minuti fa'],
    [2 * HOUR, '2 hours ago', 'il y a 2 heures', '2 ore fa'],
    [15 * HOUR, 'yesterday', 'hier', 'ieri'],
    [4 * DAY, '4 days ago', 'il y a 4 jours', '4 giorni fa'],
    [30 * DAY, 'May 16, 2026', '16 mai 2026', '16 mag 2026'],
  ] as const;

  test.each(cases)('%d milliseconds, with and without the words of the system', (ago, ...words) => {
    (['en', 'fr', 'it'] as const).forEach((language, index) => {
      const t = createWords(language).getFixedT(language, 'marquee');
      const say = () => sayWhen(t, language, now - ago, now);
      expect(say()).toBe(words[index]);
      const before = Object.getOwnPropertyDescriptor(Intl, 'RelativeTimeFormat');
      Object.defineProperty(Intl, 'RelativeTimeFormat', { value: undefined, configurable: true });
      try {
        expect(say()).toBe(words[index]);
      } finally {
        if (before) Object.defineProperty(Intl, 'RelativeTimeFormat', before);
      }
    });
  });
});
