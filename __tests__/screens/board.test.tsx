import { fireEvent, screen, within } from '@testing-library/react-native';

import type { State } from '../../src/games/hollywood/types';
import { preferences } from '../../src/session/app';
import { PACES } from '../../src/session/pace';
import { newMatch } from '../support/matches';
import { openAsOtherGame } from '../support/other-game';
import { playedUntil } from '../support/played';
import { PEOPLE, SOLO } from '../support/players';
import {
  ID,
  live,
  named,
  openTable,
  pass,
  place,
  press,
  standAtTables,
  stateNow,
  touchColumn,
} from '../support/table';
import { store } from '../support/theatre';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const fresh = (players = PEOPLE) => newMatch(4, 'board', { firstSeat: 0 }, players);

standAtTables();

describe('placing a reel', () => {
  test('the first touch shows who would stand where, the second places', async () => {
    await openTable(fresh());
    expect(screen.getByRole('button', named(2))).toHaveAccessibleName(
      /^Column 2, 0 of 4 cards taken, place reel\. From the bottom: .*free/,
    );
    touchColumn(2);
    expect(stateNow().columns[1]?.reels).toEqual([]);
    expect(screen.getByText(/^Your reel goes onto /)).toBeOnTheScreen();
    touchColumn(2);
    expect(stateNow().columns[1]?.reels).toEqual([0]);
    expect(screen.getByRole('button', named(2))).toHaveAccessibleName(
      /^Column 2, 1 of 4 cards taken, place reel/,
    );
    expect(screen.getByText('Ben, place a reel')).toBeOnTheScreen();
  });

  test('the preview names those who move up, and a button places too', async () => {
    await openTable(fresh());
    touchColumn(3);
    press('Place here');
    touchColumn(3);
    expect(screen.getByText('One card up: Ada.')).toBeOnTheScreen();
    press('Place here');
    expect(stateNow().columns[2]?.reels).toEqual([0, 1]);
  });

  test('touching another column moves the preview there and places nothing', async () => {
    await openTable(fresh());
    touchColumn(1);
    touchColumn(4);
    expect(stateNow().columns.flatMap(({ reels }) => reels)).toEqual([]);
    touchColumn(4);
    expect(stateNow().columns[3]?.reels).toEqual([0]);
  });

  test('one tap places where the person likes it so', async () => {
    preferences.setState({ placing: 'one-tap' });
    await openTable(fresh());
    touchColumn(1);
    expect(stateNow().columns[0]?.reels).toEqual([0]);
  });

  test('[PLACE-3] a full column says so and takes no reel', async () => {
    const match = playedUntil(fresh(), (state) => state.columns[2]?.reels.length === 3, {
      prefer: ({ type, column: index }) => type === 'place' && index === 2,
    });
    await openTable(match);
    expect(within(screen.getByRole('button', named(3))).getByText('Full')).toBeOnTheScreen();
    expect(screen.getByRole('button', named(3))).toHaveAccessibleName(
      /^Column 3, all 3 cards taken, full/,
    );
    touchColumn(3);
    touchColumn(3);
    expect(stateNow().columns[2]?.reels).toHaveLength(3);
    expect(screen.queryByText(/^Your reel/)).not.toBeOnTheScreen();
    expect(screen.getByText('Column 3 is full. Choose another one.')).toBeOnTheScreen();
  });

  test('a card that is held opens enlarged, with what it does and who holds it', async () => {
    await openTable(fresh());
    place(1);
    fireEvent(screen.getByRole('button', named(1)), 'longPress', {
      nativeEvent: { locationY: 1e4 },
    });
    expect(screen.queryByLabelText('Close')).not.toBeOnTheScreen();
    const rows = stateNow().columns[0]?.cards.length ?? 0;
    fireEvent(screen.getByRole('button', named(1)), 'longPress', {
      nativeEvent: { locationY: (rows - 0.5) * 95 },
    });
    expect(screen.getByText(/Reel on it: Ada|No reel on it yet/)).toBeOnTheScreen();
    press('Close');
    expect(screen.queryByText(/Reel on it/)).not.toBeOnTheScreen();
  });
});

describe('studio cards', () => {
  test('[CLAP-1] the Clap Board is lifted first, then played, and is gone', async () => {
    await openTable(fresh());
    press(/^Clap Board: Skip this turn/);
    expect(stateNow().studios[0]?.clapBoard).toBe(true);
    expect(screen.getByText(/Tap again to play it/)).toBeOnTheScreen();
    press(/^Clap Board/);
    expect(stateNow().studios[0]?.clapBoard).toBe(false);
    expect(screen.getByText('Ben, place a reel')).toBeOnTheScreen();
  });

  test('the two reels of a bot are told of, and nobody else is asked to place them', async () => {
    const isOwed = ({ phase }: State): boolean =>
      phase.kind === 'placing' && phase.owed === 1 && phase.seat !== 0;
    const match = playedUntil(newMatch(4, 'board', { firstSeat: 1 }, SOLO), isOwed, {
      prefer: ({ type }) => type === 'double',
    });
    await openTable(match);
    expect(screen.getByText('Ben: one more reel!')).toBeOnTheScreen();
    expect(screen.getByText(/^Ben placed a reel in column/)).toBeOnTheScreen();
    expect(screen.queryByText(/Choose a column/)).not.toBeOnTheScreen();
  });

  test('[DOUBLE-3] a Double Reel asks unmistakably for its second reel', async () => {
    await openTable(fresh());
    press(/^Double Reel/);
    press(/^Double Reel/);
    expect(screen.getByText('Ada: two reels, here comes the first')).toBeOnTheScreen();
    place(1);
    expect(screen.getByText('Ada: one more reel!')).toBeOnTheScreen();
    expect(screen.getByText(/asks for a second reel/)).toBeOnTheScreen();
    press(/^Clap Board: First place the reel/);
    press(/^Clap Board/);
    expect(stateNow().studios[0]?.clapBoard).toBe(true);
    place(1);
    expect(stateNow().columns[0]?.reels).toEqual([0, 0]);
    expect(screen.getByText('Ben, place a reel')).toBeOnTheScreen();
  });

  test('a card that cannot be played says why', async () => {
    const used = playedUntil(
      fresh(),
      (state) =>
        state.phase.kind === 'placing' &&
        state.phase.seat === 0 &&
        !(state.studios[0]?.doubleReel ?? true) &&
        state.phase.owed === 0,
      {
        prefer: ({ type }, { phase }) =>
          type === 'double' && phase.kind === 'placing' && phase.seat === 0,
      },
    );
    await openTable(used);
    press(/^Double Reel: Already played/);
    expect(screen.getByText('Double Reel: Already played in this match.')).toBeOnTheScreen();
    press(/^Double Reel/);
    expect(stateNow().phase).toMatchObject({ kind: 'placing', seat: 0, owed: 0 });
  });
});

describe('taking back', () => {
  test('goes to the person’s own last decision, not past the deal', async () => {
    await openTable(fresh());
    expect(screen.getByRole('button', { name: 'Take back' })).toBeDisabled();
    place(1);
    place(2);
    press('Take back');
    press('Take back');
    expect(stateNow().columns.flatMap(({ reels }) => reels)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Take back' })).toBeDisabled();
    press('Menu');
    press('Play again what was taken back');
    expect(stateNow().columns[0]?.reels).toEqual([0]);
  });
});

describe('bots', () => {
  test('play after a pause to be followed, and nobody places for them', async () => {
    await openTable(fresh(SOLO));
    place(1);
    expect(screen.getByText('Ben is thinking…')).toBeOnTheScreen();
    touchColumn(2);
    touchColumn(2);
    expect(stateNow().columns.flatMap(({ reels }) => reels)).toEqual([0]);
    await pass(PACES.normal.botTurn - 100);
    expect(live().session.store.getState().match.turns).toHaveLength(1);
    await pass(200);
    expect(live().session.store.getState().match.turns).toHaveLength(2);
  });

  test('rest while a sheet lies over the table', async () => {
    await openTable(fresh(SOLO));
    place(1);
    press('Log');
    await pass(10 * PACES.normal.botTurn);
    expect(live().session.store.getState().match.turns).toHaveLength(1);
    press('Close');
    await pass(PACES.normal.botTurn + 100);
    expect(live().session.store.getState().match.turns.length).toBeGreaterThan(1);
  });

  test('play faster where the person likes it so', async () => {
    preferences.setState({ speed: 'brisk' });
    await openTable(fresh(SOLO));
    place(1);
    await pass(PACES.brisk.botTurn + 60);
    expect(live().session.store.getState().match.turns).toHaveLength(2);
  });
});

describe('handing the phone over', () => {
  test('a curtain stands between two people when they want one, and the table is not behind it', async () => {
    preferences.setState({ handOver: true });
    await openTable(fresh());
    place(1);
    expect(screen.queryByText('Pass to Ben')).not.toBeOnTheScreen();
    touchColumn(2);
    touchColumn(2);
    expect(stateNow().columns.flatMap(({ reels }) => reels)).toEqual([0]);
    await pass(1500);
    expect(screen.getByRole('heading', { name: 'Pass to Ben' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Column/ })).not.toBeOnTheScreen();
    press('I am Ben');
    place(2);
    expect(stateNow().columns[1]?.reels).toEqual([1]);
  });

  test('a move that is taken back and played again brings the curtain again, both ways', async () => {
    preferences.setState({ handOver: true });
    await openTable(fresh());
    place(1);
    await pass(1500);
    press('I am Ben');
    // Ben has the phone, and takes back what Ada did.
    press('Take back');
    await pass(1500);
    press('I am Ada');
    place(2);
    await pass(1500);
    press('I am Ben');
    press('Take back');
    await pass(1500);
    press('I am Ada');
    press('Menu');
    press('Play again what was taken back');
    await pass(1500);
    expect(screen.getByRole('heading', { name: 'Pass to Ben' })).toBeOnTheScreen();
    expect(stateNow().columns.flatMap(({ reels }) => reels)).toEqual([0]);
  });

  test('whoever takes back an own move at once still holds the phone', async () => {
    preferences.setState({ handOver: true });
    await openTable(fresh());
    place(1);
    await pass(1500);
    press('I am Ben');
    place(2);
    press('Take back');
    await pass(3000);
    expect(screen.queryByText(/^Pass to/)).not.toBeOnTheScreen();
    place(3);
    expect(stateNow().columns[2]?.reels).toEqual([1]);
    await pass(1500);
    expect(screen.getByRole('heading', { name: 'Pass to Cleo' })).toBeOnTheScreen();
  });

  test('never between a person and bots', async () => {
    preferences.setState({ handOver: true });
    await openTable(fresh(SOLO));
    place(1);
    for (let turn = 0; turn < 12; turn += 1) {
      await pass(400);
      expect(screen.queryByText(/^Pass to/)).not.toBeOnTheScreen();
    }
  });
});

describe('looking things up', () => {
  test('every panel says in words what its player has, and opens the whole studio', async () => {
    await openTable(playedUntil(fresh(), (state) => state.round === 3));
    for (const { name } of PEOPLE) {
      const panel = { name: new RegExp(`^(On turn: )?${name}, `) };
      expect(screen.getByRole('button', panel)).toHaveAccessibleName(
        /points\. Reels left: 3\..*Finished movies: .*Blockbusters: /,
      );
    }
    press(/^(On turn: )?Cleo, /);
    expect(screen.getByRole('heading', { name: 'Cleo’s studio' })).toBeOnTheScreen();
    expect(screen.getByText(/^Points so far: /)).toBeOnTheScreen();
  });

  test('undealt cards by kind, and what was set aside', async () => {
    const match = playedUntil(fresh(), (state) => state.round === 2);
    await openTable(match);
    press('Cards and piles');
    const { undealt, aside } = match.game.view(match.state, 'table') as unknown as {
      undealt: { stars: Record<1 | 2 | 3, number> };
      aside: readonly string[];
    };
    expect(aside).toHaveLength(2);
    for (const rating of [1, 2, 3] as const) {
      expect(
        screen.getByLabelText(`Stars of rating ${rating}: ${undealt.stars[rating]}`),
      ).toBeOnTheScreen();
    }
    // Fourteen on the table and the two beside it.
    expect(screen.getAllByRole('button', { name: /^Enlarge / })).toHaveLength(16);
  });

  test('the log tells every event, newest first, also those of earlier rounds', async () => {
    const match = playedUntil(
      fresh(),
      (state) => state.round === 2 && state.columns.flatMap(({ reels }) => reels).length === 2,
    );
    await openTable(match);
    press('Log');
    const texts = screen.getAllByText(
      /^(Round \d is dealt|The twelfth reel|\w+ (places|takes|shoots|plays|has no project)|Nobody holds|.* goes to \w+, who chooses)/,
    );
    const events = match.opening.length + match.turns.flatMap(({ events: own }) => own).length;
    expect(texts).toHaveLength(events);
    expect(texts.at(-1)).toHaveTextContent(/^Round 1 is dealt/);
  });

  test('the rules open over the table', async () => {
    await openTable(fresh());
    press('Rules');
    press('Full columns');
    expect(screen.getByRole('heading', { name: 'Full columns' })).toBeOnTheScreen();
  });

  test.each([
    ['fr', 'Ada, posez une bobine'],
    ['it', 'Ada, posa una bobina'],
  ] as const)('the table speaks %s', async (language, prompt) => {
    await openTable(fresh(), language);
    expect(screen.getByText(prompt)).toBeOnTheScreen();
  });
});

test('a match that is not there is told, with a way home', async () => {
  await openTable(undefined);
  expect(screen.getByRole('heading', { name: 'This match cannot be opened' })).toBeOnTheScreen();
  expect(screen.getByText(/not stored here/)).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: 'Go to the marquee' })).toBeOnTheScreen();
});

test('a match of a game that has another table is told, with a way home', async () => {
  await store(ID, fresh());
  const end = await openAsOtherGame(ID);
  await openTable(undefined);
  expect(screen.getByRole('heading', { name: 'This match cannot be opened' })).toBeOnTheScreen();
  expect(screen.getByText(/a game that this version does not have \(croquet\)/)).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: 'Go to the marquee' })).toBeOnTheScreen();
  end();
});
