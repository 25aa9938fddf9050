import { screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { sizeOf } from '../../src/games/hollywood/cards';
import type { State } from '../../src/games/hollywood/types';
import { preferences } from '../../src/session/app';
import { PACES } from '../../src/session/pace';
import { newMatch } from '../support/matches';
import { isLastReelNext, playedUntil } from '../support/played';
import { PEOPLE, SOLO } from '../support/players';
import {
  openTable,
  pass,
  place,
  placeAnywhere,
  press,
  pressAny,
  standAtTables,
} from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');

const fresh = (players = PEOPLE) => newMatch(4, 'board', { firstSeat: 0 }, players);

/** What was said last. */
function said(): string {
  return announce.mock.lastCall?.[0] ?? '';
}

/** Whatever is asked on the way is answered with the first choice. */
async function watchToTheEnd(): Promise<void> {
  while (!screen.queryByText('Every card has gone out.')) {
    pressAny(/films? × \d/);
    await pass(PACES.normal.highlight);
  }
}

standAtTables();

beforeEach(() => {
  announce.mockClear();
});

test('a reel that is taken back is said to be, and not what had happened before it', async () => {
  await openTable(fresh());
  place(1);
  expect(said()).toMatch(/^Ada places a reel in column 1, .* Ben, place a reel$/);
  press('Take back');
  await pass(10);
  expect(said()).toBe('Taken back. Ada, place a reel');
});

test('the last reel of a round is told with the end of it', async () => {
  await openTable(playedUntil(fresh(), isLastReelNext));
  const column = placeAnywhere();
  await pass(10);
  expect(said()).toMatch(
    new RegExp(
      `places a reel in column ${column}, .* The twelfth reel is down\\. [^.]* go out\\.$`,
    ),
  );
  const end = said();
  await pass(PACES.normal.afterRound + 50);
  expect(screen.getByText('Now the cards go out.')).toBeOnTheScreen();
  expect(said()).toBe(end);
});

test('a star is offered once: not again when its project is chosen, nor to whoever watches again', async () => {
  preferences.setState({ tips: true });
  await openTable(playedUntil(fresh(), ({ phase }) => phase.kind === 'choosing'));
  await pass(50);
  const offers = () =>
    announce.mock.calls.map(([words]) => words).filter((words) => words.includes(', who chooses '));
  expect(offers()).toHaveLength(1);
  await watchToTheEnd();
  press('Watch again');
  await watchToTheEnd();
  expect(offers()).toEqual([...new Set(offers())]);
});

const withAward = ({ studios, phase }: State): boolean =>
  phase.kind === 'placing' &&
  studios.some(({ projects }) =>
    Object.values(projects).some((films) => sizeOf(films) > films.length),
  );

test('whoever takes an award is told what the project counts as: the movie is reckoned by that', async () => {
  await openTable(playedUntil(fresh(), withAward));
  press('Log');
  await pass(50);
  expect(
    screen.getAllByText(/(project: [^.]+|films now)\. With the award it counts as \d+\.$/),
  ).not.toHaveLength(0);
});

test('a panel tells what the award adds to a project', async () => {
  await openTable(playedUntil(fresh(), withAward));
  expect(
    screen.getAllByRole('button', { name: / project: \d+, counting as \d+ with the award\. / }),
  ).not.toHaveLength(0);
});

test('whoever has no name yet is spoken to', async () => {
  const [you, ...bots] = SOLO;
  if (you === undefined) throw new Error('Somebody plays');
  await openTable(fresh([{ ...you, name: 'You' }, ...bots]));
  expect(screen.getByText('Your turn: place a reel')).toBeOnTheScreen();
  place(1);
  expect(screen.getByText('You placed a reel in column 1.')).toBeOnTheScreen();
  expect(said()).toMatch(/^You place a reel in column 1, /);
});
