import { fireEvent, screen } from '@testing-library/react-native';

import type * as Games from '../../src/games';
import type { MatchId } from '../../src/storage/keys';
import { saves } from '../../src/session/app';
import { castingCall, type CastingState } from '../support/casting-call';
import type * as Entry from '../support/casting-entry';
import { versionsOf } from '../support/matches';
import { must } from '../support/results';
import {
  choose,
  everythingShown,
  killAndReopen,
  matchOf,
  openAs,
  openShell,
  press,
  sitDown,
  standInShell,
} from '../support/shell';
import { pass } from '../support/table';

jest.mock('../../src/games', () => {
  const games = jest.requireActual<typeof Games>('../../src/games');
  const { castingEntry } = jest.requireActual<typeof Entry>('../support/casting-entry');
  const find = (id: string) => (id === castingEntry.id ? castingEntry : games.findGame(id));
  return { ...games, findGame: find, openGame: (id: string) => Promise.resolve(find(id)) };
});

standInShell();

function stateOf(id: MatchId): CastingState {
  return matchOf(id).state as CastingState;
}

function handOf(id: MatchId, seat: number): readonly number[] {
  return stateOf(id).players[seat]?.hand ?? [];
}

async function look(player: string): Promise<void> {
  await openAs(player);
  await press('Got it');
}

it('is played from setup to scoreboard by the shell alone', async () => {
  const id = await sitDown();
  expect(screen.getByRole('heading', { name: 'For Ada only' })).toBeOnTheScreen();
  await look('Ada');
  expect(screen.getByRole('heading', { name: 'For Bea only' })).toBeOnTheScreen();
  await look('Bea');

  for (let steps = 0; screen.queryByRole('button', { name: 'Final score' }) === null; steps += 1) {
    expect(steps).toBeLessThan(200);
    await playOn(id);
  }
  await press('Final score');
  const standings = matchOf(id).game.outcome(matchOf(id).state)?.standings ?? [];
  expect(standings).toHaveLength(3);
  for (const { points } of standings)
    expect(screen.getAllByText(`${points} point${points === 1 ? '' : 's'}`).length).toBeGreaterThan(
      0,
    );
  await press('Rematch');
  expect(screen.getByRole('heading', { name: 'For Ada only' })).toBeOnTheScreen();
});

it('that is finished stays so: whoever goes back plays on in a copy', async () => {
  const over = versionsOf(3, 'the end', {}, castingCall).at(-1);
  if (over === undefined) throw new Error('A match has an end');
  const { id } = must(saves.create(over));
  await openShell({ match: id });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await press('Final score');
  await press('Play on from here');
  const copy = must(await saves.list()).find((one) => one.id !== id);
  expect(copy).toMatchObject({ summary: { name: 'Another ending', isOver: false } });
  expect(screen.getByRole('heading', { name: /^For (Ada|Zoë) only$/ })).toBeOnTheScreen();
  expect(must(await saves.load(id)).match.turns).toHaveLength(over.turns.length);
});

/** Whoever is asked does something; bots have their time. */
async function playOn(id: MatchId): Promise<void> {
  const { players, leader, roll } = stateOf(id);
  const bidder = ['Ada', 'Bea'].find((player) =>
    screen.queryByRole('button', { name: new RegExp(`^I am ${player}`) }),
  );
  if (bidder !== undefined) {
    await openAs(bidder);
    const seat = bidder === 'Ada' ? 0 : 1;
    const [card] = players[seat]?.hand ?? [];
    const isOnly = new Set(players[seat]?.hand).size === 1;
    if (isOnly) await press(`Bid ${card}`);
    else await choose(`Bid ${card}`);
  } else if (roll === undefined && leader < 2) await press('Roll');
  else await pass(1000);
}

/** Brings the table to the secret bids of its first round. */
async function toBids(): Promise<MatchId> {
  const id = await sitDown();
  await look('Ada');
  await look('Bea');
  if (stateOf(id).roll === undefined && stateOf(id).leader < 2) await press('Roll');
  await pass(2000);
  expect(stateOf(id).roll).toBeDefined();
  return id;
}

it('shows nobody’s cards at the table or behind a curtain, in the tree or anywhere in it', async () => {
  const id = await toBids();
  const secrets = [handOf(id, 0), handOf(id, 1)].map((hand) => `Cards: ${hand.join(', ')}`);
  const isHidden = () => secrets.every((secret) => !everythingShown().includes(secret));
  expect(isHidden()).toBe(true);
  await press('Back to the table');
  expect(isHidden()).toBe(true);
  await press(/^Log/);
  expect(isHidden()).toBe(true);
  await press('Close');
  await press('Bea');
  expect(isHidden()).toBe(true);
  await openAs('Bea');
  expect(everythingShown()).toContain(secrets[1]);
  expect(everythingShown()).not.toContain(secrets[0]);
  await press('Hide');
  expect(isHidden()).toBe(true);
});

describe('killed and opened anew', () => {
  it('is at the curtain of whoever has not seen their cards', async () => {
    const id = await sitDown();
    await look('Ada');
    await killAndReopen(id);
    expect(screen.getByRole('heading', { name: 'For Bea only' })).toBeOnTheScreen();
  });

  it('with secrets on the screen, is at the curtain again', async () => {
    const id = await sitDown();
    await openAs('Ada');
    await killAndReopen(id);
    expect(screen.getByRole('button', { name: /^I am Ada/ })).toBeOnTheScreen();
    expect(everythingShown()).not.toContain('Your hand');
  });

  it('keeps a sealed bid and asks the next', async () => {
    const id = await toBids();
    const [card] = handOf(id, 0);
    await openAs('Ada');
    await choose(`Bid ${card}`);
    await killAndReopen(id);
    expect(stateOf(id).players[0]?.bid).toBe(card);
    expect(screen.getByRole('button', { name: /^I am Bea/ })).toBeOnTheScreen();
  });

  it('asks again for a choice that was not confirmed', async () => {
    const id = await toBids();
    await openAs('Ada');
    fireEvent.press(screen.getAllByRole('radio')[0]);
    await killAndReopen(id);
    expect(stateOf(id).players[0]?.bid).toBeUndefined();
    expect(screen.getByRole('button', { name: /^I am Ada/ })).toBeOnTheScreen();
  });

  it('offers nobody to take back a bid: nobody holds the phone', async () => {
    const id = await toBids();
    await openAs('Ada');
    await choose(`Bid ${handOf(id, 0)[0]}`);
    await press('Back to the table');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await killAndReopen(id);
    await press('Back to the table');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});

it('a bid is taken back and made again by whoever made it, and out of turn in the open', async () => {
  const id = await toBids();
  const [card] = handOf(id, 0);
  await openAs('Ada');
  await choose(`Bid ${card}`);
  await press('Back to the table');
  await press('Undo');
  expect(stateOf(id).players[0]?.bid).toBeUndefined();
  await press('Back to the table');
  await press('Redo');
  expect(stateOf(id).players[0]?.bid).toBe(card);
  await press('Back to the table');
  await press('Take back the bid');
  expect(stateOf(id).players[0]).toMatchObject({ mayRetract: false });
  expect(stateOf(id).players[0]?.bid).toBeUndefined();
});

it('hides secrets when nobody touches the screen', async () => {
  await sitDown();
  await openAs('Ada');
  await pass(15_000);
  expect(screen.getByText(/^Hidden in \d+ seconds/)).toBeOnTheScreen();
  await pass(10_000);
  expect(screen.getByRole('button', { name: /^I am Ada/ })).toBeOnTheScreen();
});

it('opens for a person who cannot hold by two touches', async () => {
  await sitDown();
  await press('Tap instead of holding');
  await press('Show it now');
  expect(screen.getByText('Your hand')).toBeOnTheScreen();
});
