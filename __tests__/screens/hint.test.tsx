import { screen } from '@testing-library/react-native';

import type { Match } from '../../src/engine/match';
import type { Language } from '../../src/i18n/languages';
import { preferences, saves } from '../../src/session/app';
import { isMatchId } from '../../src/storage/keys';
import { newMatch } from '../support/matches';
import { playedUntil } from '../support/played';
import { PEOPLE, SOLO } from '../support/players';
import { must } from '../support/results';
import {
  ID,
  live,
  openTable,
  pass,
  place,
  press,
  standAtTables,
  touchColumn,
} from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));
// Whole screens and whole searches on a busy machine.
jest.setTimeout(30_000);

const fresh = (players = PEOPLE) => newMatch(4, 'board', { firstSeat: 0 }, players);

/** The beginning of every hint there is. */
const SENTENCE = /^(Column \d(: your reel| is)|Clap Board: (a reel now|wait)|Double Reel: \w)/;
const THINKING = 'Looking for a hint…';
const SUGGESTED = /Suggested\.$/;

standAtTables();

function matchNow(): Match {
  return live().session.store.getState().match;
}

async function ask(): Promise<void> {
  press('Hint');
  await pass(50);
}

/** All that a hint can point at. */
const SPOTS = ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Clap Board', 'Double Reel'];

/** What the hint points at: one thing, and nothing without a hint. */
function suggested(): readonly string[] {
  return SPOTS.filter(
    (spot) =>
      screen.queryAllByRole('button', { name: new RegExp(`^${spot}.*Suggested\\.$`) }).length > 0,
  );
}

/** A column or a studio card: either is played by touching it twice. */
async function playHint(): Promise<void> {
  press(SUGGESTED);
  await pass(10);
  press(SUGGESTED);
  await pass(10);
}

describe('a hint on the board', () => {
  test('is looked for, said, marked and noted, and gone when it has been played', async () => {
    await openTable(fresh());
    press('Hint');
    expect(screen.getByText(THINKING)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Hint' })).not.toBeOnTheScreen();
    expect(matchNow().hints).toEqual([]);
    await pass(50);
    expect(screen.queryByText(THINKING)).not.toBeOnTheScreen();
    expect(screen.getByText(SENTENCE)).toBeOnTheScreen();
    expect(suggested()).toHaveLength(1);
    expect(matchNow().hints).toEqual([{ turn: 0, seat: 0 }]);
    expect(matchNow().turns).toHaveLength(0);

    await playHint();
    expect(matchNow().turns).toHaveLength(1);
    expect(screen.queryByText(SENTENCE)).not.toBeOnTheScreen();
    expect(suggested()).toEqual([]);
    expect(matchNow().hints).toEqual([{ turn: 0, seat: 0 }]);
  });

  test('is in the saved match', async () => {
    await openTable(fresh());
    await ask();
    await live().settled();
    if (!isMatchId(ID)) throw new Error('The tests have a match');
    expect(must(await saves.load(ID)).match.hints).toEqual([{ turn: 0, seat: 0 }]);
  });

  test('is not found any more when a move is taken back meanwhile', async () => {
    await openTable(fresh());
    place(1);
    press('Hint');
    press('Take back');
    await pass(500);
    expect(screen.queryByText(THINKING)).not.toBeOnTheScreen();
    expect(screen.queryByText(SENTENCE)).not.toBeOnTheScreen();
    expect(matchNow().hints).toEqual([]);
    expect(screen.getByRole('button', { name: 'Hint' })).toBeOnTheScreen();
  });

  test('is not found any more when somebody moves or leaves meanwhile', async () => {
    await openTable(fresh());
    press('Hint');
    place(1);
    await pass(500);
    expect(matchNow().turns).toHaveLength(1);
    expect(matchNow().hints).toEqual([]);
    expect(suggested()).toEqual([]);

    press('Hint');
    const { session } = live();
    press('Menu');
    press('Settings');
    await pass(500);
    expect(screen.getByText('the settings')).toBeOnTheScreen();
    expect(session.store.getState().match.hints).toEqual([]);
  });

  test('goes away when a move is taken back, and stays in the record', async () => {
    await openTable(fresh());
    place(1);
    await ask();
    expect(suggested()).toHaveLength(1);
    press('Take back');
    expect(screen.queryByText(SENTENCE)).not.toBeOnTheScreen();
    expect(suggested()).toEqual([]);
    expect(matchNow().turns).toHaveLength(0);
    expect(matchNow().hints).toEqual([{ turn: 1, seat: 1 }]);
  });

  test('gives way to what is touched after it, and comes up again', async () => {
    await openTable(fresh());
    touchColumn(1);
    await ask();
    expect(screen.getByText(SENTENCE)).toBeOnTheScreen();
    expect(screen.queryByText(/^Your reel goes onto /)).not.toBeOnTheScreen();
    touchColumn(2);
    expect(screen.queryByText(SENTENCE)).not.toBeOnTheScreen();
    expect(screen.getByText(/^Your reel goes onto /)).toBeOnTheScreen();
    expect(suggested()).toHaveLength(1);
    press('Hint');
    expect(screen.getByText(SENTENCE)).toBeOnTheScreen();
    expect(screen.queryByText(/^Your reel goes onto /)).not.toBeOnTheScreen();
    expect(matchNow().hints).toHaveLength(1);
  });

  test('can be put away, and the studio cards are there again', async () => {
    // Without studio cards to play, a hint is about a column.
    const spent = playedUntil(
      fresh(),
      ({ studios, phase, round }) =>
        round === 2 &&
        phase.kind === 'placing' &&
        phase.owed === 0 &&
        studios.every(({ clapBoard, doubleReel }) => !clapBoard && !doubleReel),
      { prefer: ({ type }) => type === 'clap' || type === 'double' },
    );
    await openTable(spent);
    await ask();
    expect(screen.getByText(/^Column \d/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Clap Board/ })).not.toBeOnTheScreen();
    press('Close the hint');
    expect(screen.queryByText(SENTENCE)).not.toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^Clap Board/ })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^Column \d.*Suggested\.$/ })).toBeOnTheScreen();
  });

  test('is the same when it is asked for again', async () => {
    await openTable(fresh());
    await ask();
    const first = suggested();
    place(1);
    press('Take back');
    await ask();
    expect(first).toHaveLength(1);
    expect(suggested()).toEqual(first);
    expect(matchNow().hints).toHaveLength(1);
  });

  test('is offered on a person’s turn only', async () => {
    await openTable(fresh(SOLO));
    expect(screen.getByRole('button', { name: 'Hint' })).toBeOnTheScreen();
    place(1);
    expect(screen.getByText('Ben is thinking…')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Hint' })).not.toBeOnTheScreen();
  });

  test('does not ask the person who holds the phone to pass it on', async () => {
    preferences.setState({ handOver: true });
    await openTable(fresh());
    place(1);
    await pass(1500);
    press('I am Ben');
    await ask();
    await pass(3000);
    expect(screen.queryByText(/^Pass to/)).not.toBeOnTheScreen();
    expect(screen.getByText(SENTENCE)).toBeOnTheScreen();
    await playHint();
    expect(matchNow().turns).toHaveLength(2);
  });

  test.each([
    ['fr', 'Conseil', /^(Colonne|La colonne|Clap|Double bobine)/],
    ['it', 'Suggerimento', /^(Colonna|La colonna|Ciak|Doppia bobina)/],
  ] as const)('speaks %s', async (language: Language, button, sentence) => {
    await openTable(fresh(), language);
    press(button);
    await pass(50);
    expect(screen.getByText(sentence)).toBeOnTheScreen();
  });
});

describe('a hint for a star that waits', () => {
  const waiting = (): Match =>
    playedUntil(fresh(), ({ phase }) => phase.kind === 'choosing', {
      prefer: ({ type }) => type === 'place',
    });

  test('is said and marked, and gone when the project is chosen', async () => {
    const match = waiting();
    await openTable(match);
    await pass(100);
    press('Hint');
    expect(screen.getByText(THINKING)).toBeOnTheScreen();
    await pass(50);
    expect(
      screen.getByText(/^Your .* project makes the best of the star: \d+ points?\.$/),
    ).toBeOnTheScreen();
    const [seat] = match.game.toAct(match.state);
    expect(matchNow().hints).toEqual([{ turn: match.turns.length, seat }]);
    press(/^Suggested\. .* films? × \d = \d+ points?$/);
    await pass(10);
    expect(matchNow().turns).toHaveLength(match.turns.length + 1);
    expect(screen.queryByText(/makes the best of the star/)).not.toBeOnTheScreen();
  });
});
