import { act, fireEvent, screen } from '@testing-library/react-native';

import { type Match, matchAt, play } from '../../src/engine/match';
import { randomFromSeed } from '../../src/engine/random';
import { sizeOf, starOf } from '../../src/games/hollywood/cards';
import { lastRound } from '../../src/games/hollywood/replay';
import { scoresOf } from '../../src/games/hollywood/scoring';
import type { Action, Event, State } from '../../src/games/hollywood/types';
import { liveMatches, preferences } from '../../src/session/app';
import { PACES } from '../../src/session/pace';
import { seed } from '../support/hollywood';
import { newMatch, versionsOf } from '../support/matches';
import { isLastReelNext, playedUntil } from '../support/played';
import { PEOPLE, SOLO } from '../support/players';
import {
  ID,
  live,
  openTable,
  pass,
  place,
  placeAnywhere,
  press,
  pressAny,
  standAtTables,
  stateNow,
} from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;
const CHOICE = /films? × \d = \d+ points?$/;

/** All that can be pressed while cards go out, and on the board after taking back. */
const INTERRUPTIONS =
  /^(Next card|Skip to the end|Take back|Watch again|Log|Close|Place here|Column \d, .* place reel.*|.*films? × \d.*)$/;

standAtTables();

/** One reel before the end of a round in which somebody will have to choose a project. */
function beforeChoice(text: string, players = PEOPLE, options: object = {}): Match {
  const start = newMatch(4, text, options, players);
  return playedUntil(start, (state) => state.round >= 2 && isLastReelNext(state));
}

/** One reel before the end of a round, placed by the last person: what comes is on the claim screen. */
async function endRound(match: Match): Promise<void> {
  await openTable(match);
  placeAnywhere();
  await pass(PACES.normal.afterRound + 50);
}

function claims(): readonly Event[] {
  const { match } = live().session.store.getState();
  const events = [...match.opening, ...match.turns.flatMap((turn) => turn.events)];
  return lastRound(events as unknown as readonly Event[]).claims;
}

/** Whatever is asked on the way is answered with the first choice, until every card has gone out. */
async function watchToTheEnd(): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (screen.queryByText('Every card has gone out.')) return;
    pressAny(/films? × \d/);
    await pass(PACES.normal.highlight);
  }
  throw new Error('The cards never stopped going out');
}

test('after the twelfth reel the cards go out one by one, in the order of the rules', async () => {
  await endRound(playedUntil(newMatch(4, 'claims', {}, PEOPLE), isLastReelNext));
  expect(screen.getByText(/^Card \d+ of 14/)).toBeOnTheScreen();
  const seen: number[] = [];
  for (let step = 0; step < 80 && !screen.queryByText('Every card has gone out.'); step += 1) {
    const shown = live().shown.getState().events;
    if (seen.at(-1) !== shown) seen.push(shown);
    pressAny(/films? × \d/);
    await pass(200);
  }
  // Never two at once, never one back.
  expect(seen.slice(1).every((shown, index) => shown === (seen[index] ?? 0) + 1)).toBe(true);
  expect(seen.length).toBeGreaterThan(10);
  press('See the score');
  expect(await screen.findByText('the scoreboard')).toBeOnTheScreen();
});

test('a tap hurries, holding skips, and both leave the true state on the screen', async () => {
  await endRound(beforeChoice('hurry'));
  const before = live().shown.getState().events;
  press('Next card');
  expect(live().shown.getState().events).toBe(before + 1);
  fireEvent(screen.getByRole('button', { name: 'Next card' }), 'longPress');
  const { match } = live().session.store.getState();
  const all = match.opening.length + match.turns.flatMap(({ events }) => events).length;
  expect(live().shown.getState().events).toBe(all);
  expect(screen.queryByRole('button', { name: 'Next card' })).not.toBeOnTheScreen();
});

test('[STAR-1] the owner of a star chooses the project, and each choice shows its points', async () => {
  const start = newMatch(4, 'stars', {}, PEOPLE);
  await openTable(playedUntil(start, (state) => state.phase.kind === 'choosing'));
  await pass(50);
  const { phase, studios } = stateNow();
  if (phase.kind !== 'choosing') throw new Error('A star waits');
  const { seat, queue } = phase;
  const rating = starOf(queue[0]?.card ?? 'star-1').rating;
  const projects = Object.values(studios[seat]?.projects ?? {}).filter(({ length }) => length > 0);
  expect(screen.getAllByRole('button', { name: CHOICE })).toHaveLength(projects.length);
  for (const films of projects) {
    const [size, points] = [sizeOf(films), sizeOf(films) * rating];
    const sum = `${counted(size, 'film')} × ${rating} = ${counted(points, 'point')}`;
    expect(screen.getAllByRole('button', { name: new RegExp(`${sum}$`) })).not.toHaveLength(0);
  }
  const made = (): number => scoresOf(stateNow())[seat]?.movies.length ?? 0;
  const before = made();
  pressAny(CHOICE);
  expect(made()).toBeGreaterThan(before);
});

/** A person has two stars in a row to give away: whatever the first gets, there is a choice for the second. */
function twoStarsInARow(): Match {
  for (let number = 0; number < 300; number += 1) {
    const found = versionsOf(4, `two stars ${number}`).find((match) => {
      const { phase } = match.state as unknown as State;
      if (phase.kind !== 'choosing' || match.setup.players[phase.seat]?.kind !== 'person')
        return false;
      const [first, second] = match.game.legalActions(match.state, phase.seat);
      if (first === undefined || second === undefined) return false;
      const next = play(match, phase.seat, first);
      return next.ok && play(next.value, phase.seat, second).ok;
    });
    if (found !== undefined) return found;
  }
  throw new Error('No such moment in all these matches');
}

test('two fingers on two projects give away one star, not the next one too', async () => {
  const match = twoStarsInARow();
  await openTable(match);
  await pass(50);
  const projects = screen.getAllByRole('button', { name: CHOICE });
  // Before anything of the first can be drawn.
  act(() => {
    fireEvent.press(projects[0]);
    fireEvent.press(projects[1]);
  });
  expect(live().session.store.getState().match.turns).toHaveLength(match.turns.length + 1);
});

test('the choice in the advanced game counts what has been set aside so far', async () => {
  const start = newMatch(3, 'advanced', { advanced: true }, PEOPLE);
  await openTable(
    playedUntil(start, ({ phase, round }) => phase.kind === 'choosing' && round === 3),
  );
  await pass(50);
  expect(
    screen.getAllByRole('button', { name: /× \d set aside so far = \d+ points$/ }).length,
  ).toBeGreaterThan(1);
});

test('a bot chooses by itself', async () => {
  const start = newMatch(4, 'bots choose', {}, SOLO);
  const match = playedUntil(start, ({ phase }) => phase.kind === 'choosing' && phase.seat !== 0);
  await openTable(match);
  await pass(50);
  expect(screen.getByText(/ chooses a project…$/)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: /films? × \d/ })).not.toBeOnTheScreen();
  await pass(PACES.normal.botTurn + 100);
  expect(live().session.store.getState().match.turns.length).toBe(match.turns.length + 1);
});

test('taking back from the claim screen goes back to the board', async () => {
  await endRound(beforeChoice('back'));
  press('Take back');
  await pass(50);
  expect(stateNow().phase.kind).toBe('placing');
  expect(screen.getByRole('button', { name: /^Column 1,/ })).toBeOnTheScreen();
});

test('a match resumed while a star waits asks at once, and one between rounds goes to the score', async () => {
  await openTable(
    playedUntil(newMatch(4, 'resume', {}, PEOPLE), ({ phase }) => phase.kind === 'choosing'),
  );
  await pass(50);
  expect(screen.getByText(/which project gets/)).toBeOnTheScreen();
});

test('a match resumed between two rounds shows the score', async () => {
  await openTable(
    playedUntil(newMatch(4, 'between', {}, PEOPLE), ({ phase }) => phase.kind === 'dealing'),
  );
  expect(await screen.findByText('the scoreboard')).toBeOnTheScreen();
});

test('everything is in the log afterwards', async () => {
  await endRound(beforeChoice('log'));
  await watchToTheEnd();
  press('Log');
  const told = screen.getAllByText(/^(\w+ (takes|shoots|has no project)|Nobody holds)/);
  const went = claims().filter(({ type }) => type === 'card-claimed' || type === 'card-set-aside');
  expect(told.length).toBeGreaterThanOrEqual(went.length);
});

test('it can be watched again', async () => {
  await endRound(beforeChoice('again'));
  await watchToTheEnd();
  press('Watch again');
  expect(screen.getByText(/^Card 0 of 14/)).toBeOnTheScreen();
  await watchToTheEnd();
});

test.each([
  ['one', PEOPLE],
  ['two', PEOPLE],
  ['three', SOLO],
])(
  'however it is interrupted (%s), what is shown ends up as what was decided',
  async (text, players) => {
    const random = randomFromSeed(seed(text), 'interruptions');
    await endRound(beforeChoice(`interrupted ${text}`, players));
    for (let step = 0; step < 20; step += 1) {
      pressAny(INTERRUPTIONS, (count) => random.int(count));
      await pass(random.int(700));
    }
    pressAny(/^Close$/);
    await pass(60_000);
    const { match } = live().session.store.getState();
    const all = match.opening.length + match.turns.flatMap(({ events }) => events).length;
    expect(live().shown.getState().events).toBe(all);
  },
);

test('the pace follows the setting', async () => {
  preferences.setState({ speed: 'brisk' });
  await openTable(beforeChoice('pace'));
  placeAnywhere();
  await pass(PACES.brisk.afterRound - 50);
  expect(screen.queryByText(/^Card \d+ of 14/)).not.toBeOnTheScreen();
  await pass(100);
  expect(screen.getByText(/^Card \d+ of 14/)).toBeOnTheScreen();
  expect(liveMatches.find(ID)).toBeDefined();
});

/** A person is about to place the twelfth reel, after which a bot has to choose a project. */
function beforeBotsChoice(): { readonly match: Match; readonly column: number } {
  for (let number = 0; number < 200; number += 1) {
    const start = newMatch(4, `hasty bots ${number}`, {}, SOLO);
    const match = playedUntil(start, ({ phase }) => phase.kind === 'choosing' && phase.seat !== 0);
    const last = match.turns.at(-1) as { seat: number; action: Action } | undefined;
    if (last?.seat === 0 && last.action.type === 'place')
      return { match: matchAt(match, match.turns.length - 1), column: last.action.column + 1 };
  }
  throw new Error('No such moment in all these matches');
}

test('a bot that chooses at once does not keep the table from its claim sequence', async () => {
  preferences.setState({ speed: 'brisk' });
  const { match, column } = beforeBotsChoice();
  await openTable(match);
  place(column);
  await pass(PACES.brisk.botTurn + 50);
  expect(live().session.store.getState().match.turns.length).toBeGreaterThan(
    match.turns.length + 1,
  );
  await pass(PACES.brisk.afterRound - PACES.brisk.botTurn + 50);
  expect(
    screen.getByRole('button', { name: /^(Skip to the end|See the score)$/ }),
  ).toBeOnTheScreen();
});
