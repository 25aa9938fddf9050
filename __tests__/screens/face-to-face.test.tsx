import { fireEvent, screen, within } from '@testing-library/react-native';
import { AccessibilityInfo, StyleSheet } from 'react-native';

import type { Player } from '../../src/engine/players';
import { preferences } from '../../src/session/app';
import { newMatch } from '../support/matches';
import { playedUntil } from '../support/played';
import { PEOPLE, SOLO } from '../support/players';
import { openTable, pass, place, press, standAtTables, stateNow } from '../support/table';
import { standStill } from '../support/theatre';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const fresh = (players: readonly Player[] = PEOPLE, seats: 3 | 4 = 4) =>
  newMatch(seats, 'board', { firstSeat: 0 }, players);

/** The second of them is a bot. */
const MIXED = PEOPLE.map((player, seat) => (seat === 1 ? (SOLO[1] ?? player) : player));

/** Long enough to have looked at the own reel. */
const LOOKED_MS = 700;

interface Drawn {
  readonly props: { readonly style?: unknown };
  readonly parent: Drawn | null;
}

interface Turn {
  readonly left?: unknown;
  readonly width?: unknown;
  readonly height?: unknown;
  readonly transform?: readonly { readonly rotate?: string }[];
}

/** How what is around something is turned, and how large it is laid out. */
function turnOf(drawn: Drawn): { angle: number; width: unknown; height: unknown } | undefined {
  for (let around: Drawn | null = drawn; around !== null; around = around.parent) {
    const style: Turn = StyleSheet.flatten([around.props.style as object]);
    if (style.left !== '50%') continue;
    const angle = Number.parseFloat(style.transform?.[0]?.rotate ?? '');
    return { angle: ((angle % 360) + 360) % 360, width: style.width, height: style.height };
  }
  return undefined;
}

function tableTurn() {
  return turnOf(screen.getByRole('button', { name: 'Menu' }) as Drawn);
}

async function placeIn(column: number): Promise<void> {
  place(column);
  await pass(LOOKED_MS);
}

standAtTables();

beforeEach(() => {
  standStill();
  preferences.setState({ faceToFace: true, tips: false });
});

test('unless it is wanted nothing turns', async () => {
  preferences.setState({ faceToFace: false });
  await openTable(fresh());
  await placeIn(1);
  expect(tableTurn()).toBeUndefined();
});

test('four people have the board before them in turn, laid out as they see it', async () => {
  await openTable(fresh());
  const turns = [tableTurn()];
  for (const column of [1, 2, 3, 4]) {
    await placeIn(column);
    turns.push(tableTurn());
  }
  const upright = { width: 750, height: 1334 };
  const lying = { width: 1334, height: 750 };
  expect(turns).toEqual([
    { angle: 0, ...upright },
    { angle: 90, ...lying },
    { angle: 180, ...upright },
    { angle: 270, ...lying },
    { angle: 0, ...upright },
  ]);
});

test('bots turn nothing: the board stays with whoever decided last', async () => {
  await openTable(fresh(MIXED, 3));
  await placeIn(1);
  expect(tableTurn()?.angle).toBe(0);
  // The bot places, and then the second of two people, who sits opposite, is asked.
  await pass(10_000);
  expect(stateNow().phase).toMatchObject({ kind: 'placing', seat: 2 });
  expect(tableTurn()?.angle).toBe(180);
});

test('the move is made before the board turns, which leaves a moment to look where things move', async () => {
  jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValue(false);
  await openTable(fresh());
  place(1);
  expect(stateNow().columns[0]?.reels).toEqual([0]);
  await pass(100);
  expect(tableTurn()?.angle).toBe(0);
  await pass(LOOKED_MS);
  expect(tableTurn()?.angle).toBe(90);
});

test('taking back turns the board back', async () => {
  await openTable(fresh());
  await placeIn(1);
  expect(tableTurn()?.angle).toBe(90);
  press('Take back');
  await pass(LOOKED_MS);
  expect(tableTurn()?.angle).toBe(0);
});

test('a sheet is turned to whoever opens it, and so is a card enlarged', async () => {
  await openTable(fresh());
  await placeIn(1);
  press('Log');
  expect(turnOf(screen.getByRole('heading', { name: 'What happened' }) as Drawn)?.angle).toBe(90);
  press('Close');
  press('Cards and piles');
  fireEvent.press(screen.getAllByRole('button', { name: /^Enlarge/ })[0]);
  expect(turnOf(screen.getByText(/No reel on it yet|Reel on it/) as Drawn)?.angle).toBe(90);
});

test('the curtain stands before whoever takes the phone', async () => {
  preferences.setState({ handOver: true });
  await openTable(fresh());
  place(1);
  await pass(2000);
  expect(turnOf(screen.getByRole('button', { name: 'I am Ben' }) as Drawn)?.angle).toBe(90);
});

test('a star asks its owner from where the owner sits', async () => {
  const match = playedUntil(fresh(), ({ phase }) => phase.kind === 'choosing' && phase.seat === 2);
  await openTable(match);
  await pass(20_000);
  const choices: readonly Drawn[] = screen.getAllByRole('button', { name: / = \d+ points?$/ });
  expect(choices.map((choice) => turnOf(choice)?.angle)).toEqual(choices.map(() => 180));
});

test('who sits where can be said at the table, and holds at once and from then on', async () => {
  await openTable(fresh());
  await placeIn(1);
  press('Menu');
  press('Who sits where');
  const ben = within(screen.getByLabelText('Where Ben sits'));
  expect(ben.getByRole('radio', { name: 'Left' })).toBeChecked();
  fireEvent.press(ben.getByRole('radio', { name: 'Top' }));
  press('Close');
  expect(tableTurn()?.angle).toBe(180);
  expect(preferences.getState().sides).toEqual({ 1: 'top' });
});

test('whoever plays alone is not asked about sides', async () => {
  await openTable(fresh(SOLO));
  press('Menu');
  expect(screen.queryByRole('switch', { name: 'Face to face' })).not.toBeOnTheScreen();
});
