import AsyncStorage from '@react-native-async-storage/async-storage';
import { NavigationContainer } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { screen } from '@testing-library/react-native';
import { AccessibilityInfo, Text } from 'react-native';

import { SCENES, type SceneId } from '../../src/games/hollywood/first-night/scenes';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { onStage } from '../../src/navigation/Stage';
import { FirstNightScreen } from '../../src/screens/first-night/FirstNightScreen';
import { saves } from '../../src/session/app';
import { firstNight } from '../../src/session/app-first-night';
import { FIRST_NIGHT_KEY } from '../../src/session/first-night';
import { preferences } from '../../src/session/app-preferences';
import { renderInApp } from '../support/render';
import { pass, press, touchColumn } from '../support/table';
import { standStill } from '../support/theatre';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');

/** Longer than a single thing that happens between two scenes, and more than the most of them. */
const A_WHILE = 1500;
const MOST_STEPS = 14;

beforeEach(async () => {
  jest.useFakeTimers();
  standStill();
  await AsyncStorage.clear();
  preferences.setState({ ...preferences.getInitialState(), speed: 'brisk' }, true);
  firstNight.setState(firstNight.getInitialState(), true);
});

afterEach(() => {
  jest.useRealTimers();
});

function keep(scene: SceneId): Promise<void> {
  return AsyncStorage.setItem(
    FIRST_NIGHT_KEY,
    JSON.stringify({ state: { scene, isDone: false }, version: 1 }),
  );
}

async function kept(): Promise<unknown> {
  await pass(10);
  const text = await AsyncStorage.getItem(FIRST_NIGHT_KEY);
  return text === null ? undefined : (JSON.parse(text) as { state: unknown }).state;
}

const Stack = createNativeStackNavigator<Routes>();

/** The real first night over a marquee that only says that it is one. */
async function open(): Promise<void> {
  await renderInApp(
    <NavigationContainer
      linking={{ ...linking, enabled: false }}
      initialState={{ routes: [{ name: 'Marquee' }, { name: 'FirstNight' }], index: 1 }}
    >
      <Stack.Navigator screenLayout={onStage}>
        <Stack.Screen name="Marquee">{() => <Text>the marquee</Text>}</Stack.Screen>
        <Stack.Screen name="FirstNight" component={FirstNightScreen} />
        <Stack.Screen name="Setup">
          {({ route }) => <Text>{`setup of ${route.params.game}`}</Text>}
        </Stack.Screen>
      </Stack.Navigator>
    </NavigationContainer>,
  );
  await pass(10);
}

async function openAt(scene: SceneId): Promise<void> {
  await keep(scene);
  await open();
}

function expectScene(number: number): void {
  expect(
    screen.getByRole('heading', { name: `Scene ${number} of ${SCENES.length}` }),
  ).toBeOnTheScreen();
}

/** Watches what happens until the coach says this. */
async function untilTold(words: string | RegExp): Promise<void> {
  for (let step = 0; step < MOST_STEPS && screen.queryByText(words) === null; step += 1)
    await pass(A_WHILE);
  expect(screen.getByText(words)).toBeOnTheScreen();
}

/** Touches a column as two taps place a reel. */
async function place(column: number): Promise<void> {
  touchColumn(column);
  await pass(10);
  touchColumn(column);
  await pass(A_WHILE);
}

async function play(card: 'Clap Board' | 'Double Reel'): Promise<void> {
  press(new RegExp(`^${card}: `));
  await pass(10);
  press(new RegExp(`^${card}: `));
  await pass(A_WHILE);
}

test('the first round is played from the first reel to the first card that goes out', async () => {
  await open();
  expectScene(1);
  await untilTold('Tonight you are Charlie. Touch column 3.');
  await place(3);
  await untilTold(/^Vera bumped you up!/);
  await place(3);
  await untilTold('And now touch column 3 again.');
  touchColumn(3);
  await untilTold('Full house! Nobody gets in any more.');
  press('Go on');
  await untilTold('Touch your Clap Board, then play it.');
  await play('Clap Board');
  await untilTold('Now touch the Double Reel, and play it.');
  await play('Double Reel');
  await untilTold('Your first reel: column 2.');
  await place(2);
  await untilTold('Your second reel: column 2 again.');
  await place(2);
  await untilTold(/^Twelve reels are down\./);
  expect(await kept()).toEqual({ scene: 'claim', isDone: false });
});

test('the cards go out one by one, up to the movie', async () => {
  await openAt('claim');
  touchColumn(1);
  await untilTold(/^Gus gets a great star/);
  expect(screen.getByRole('heading', { name: 'Lost star' })).toBeOnTheScreen();
  press('Go on');
  await untilTold('Your first film opens a project.');
  press('Go on');
  await untilTold('A laurel! This film counts twice.');
  press('Go on');
  await untilTold(/^Your blockbuster: 2 points/);
  press('Go on');
  await untilTold(/^It’s a wrap: 3 films/);
  expect(screen.getByRole('heading', { name: 'It’s a wrap!' })).toBeOnTheScreen();
  press('Go on');
  await untilTold(/^Later that night/);
});

test('the last reel, the star and the applause lead to a first match', async () => {
  await openAt('lastReel');
  await place(2);
  await untilTold(/^You have the choice/);
  press(/Romantic comedy: 1 film × 1 = 1 point$/);
  await untilTold('Five action films, never shot: 5 points.');
  press('Go on');
  await pass(10);
  expectScene(18);
  expect(screen.getByRole('heading', { name: /^And the winner is Charlie!/ })).toBeOnTheScreen();
  expect(await kept()).toEqual({ scene: 'winning', isDone: true });

  press('Your first match');
  await pass(500);
  expect(screen.getByText('setup of hollywood')).toBeOnTheScreen();
  // It is no match: neither among the saves, nor waiting at its end for the next time.
  expect(await saves.list()).toEqual({ ok: true, value: [] });
  expect(await kept()).toEqual({ scene: 'place', isDone: true });
});

describe('whoever listens', () => {
  const said = (): string =>
    announce.mock.calls.map(([words]: readonly [words: string]) => words).join('\n');
  const timesSaid = (words: string): number => said().split(words).length - 1;

  beforeEach(() => {
    announce.mockClear();
  });

  test('hears every reel that is placed between two scenes, also the one just before the coach speaks', async () => {
    await open();
    await place(3);
    await untilTold(/^Vera bumped you up!/);
    for (const player of ['Charlie', 'Vera', 'Gus'])
      expect(timesSaid(`${player} places a reel`)).toBe(1);
    expect(said()).toMatch(/Gus places a reel in column 1, on .*\. Vera bumped you up!/);
  });

  test('hears what became of a card before what the coach makes of it, and once', async () => {
    await openAt('claim');
    touchColumn(1);
    await untilTold(/^Gus gets a great star/);
    press('Go on');
    await untilTold('Your first film opens a project.');
    expect(said()).toMatch(/The star is lost\. Gus gets a great star/);
    expect(timesSaid('The star is lost.')).toBe(1);
  });

  test('hears the twelfth reel of a round, and a star’s question once', async () => {
    await openAt('lastReel');
    await place(2);
    await untilTold(/^You have the choice/);
    press(/Romantic comedy: 1 film × 1 = 1 point$/);
    await untilTold('Five action films, never shot: 5 points.');
    expect(said()).toMatch(/\w+ places a reel in column \d, .*\. The twelfth reel is down\./);
    expect(said()).toMatch(/Dolly Quillfeather.* You have the choice/);
    expect(timesSaid('who chooses the project')).toBe(1);
  });
});

describe('a wrong try', () => {
  /** Everything that the board and the panels tell. */
  const table = () =>
    screen
      .getAllByRole('button', { name: /^(Column |On turn: |\w+, \d+ points)/ })
      .map(({ props }: { props: Record<string, unknown> }) => props['aria-label']);

  test.each([
    ['place', 1, /^In a real match, gladly\./],
    ['bump', 4, /^That would not move your reel\./],
    ['full', 1, /^There is room in that one\./],
    ['clap', 2, /^A reel now would be bumped past/],
    ['clap', 3, 'That column is full, no reel gets in.'],
    ['double', 2, /^One reel brings one film\./],
    ['secondReel', 4, /^The other horror film/],
    ['lastReel', 3, /^No star for you there\./],
  ] as const)(
    'in scene %s with column %i changes nothing and is explained',
    async (scene, column, answer) => {
      await openAt(scene);
      const before = table();
      touchColumn(column);
      await pass(10);
      touchColumn(column);
      await pass(A_WHILE);
      expect(screen.getByText(answer)).toBeOnTheScreen();
      expect(table()).toEqual(before);
      expect(await kept()).toEqual({ scene, isDone: false });
    },
  );

  test.each([
    ['place', 'Clap Board', /^Good card, wrong moment/],
    ['clap', 'Double Reel', /^Good card, wrong moment/],
    ['double', 'Clap Board', /^That card is played\./],
    ['firstReel', 'Clap Board', /^First the two reels of the Double Reel/],
  ] as const)('in scene %s with the %s is explained', async (scene, card, answer) => {
    await openAt(scene);
    const before = table();
    await play(card);
    expect(screen.getByText(answer)).toBeOnTheScreen();
    expect(table()).toEqual(before);
  });

  test('with another column, when the first is asked for, is explained', async () => {
    await openAt('claim');
    touchColumn(2);
    await pass(A_WHILE);
    expect(screen.getByText('Not yet: it begins on the far left.')).toBeOnTheScreen();
    expectScene(9);
  });

  test('with the other project leaves the star waiting, and tells what would come of it', async () => {
    await openAt('choice');
    press(/^Action: 4 films × 1 = 4 points$/);
    await pass(A_WHILE);
    expect(screen.getByText(/^4 points now, but then Vera draws level/)).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /Romantic comedy: .* points?$/ })).toBeOnTheScreen();
    expectScene(16);
  });
});

test('a touch while the others place is nobody’s move', async () => {
  await open();
  touchColumn(3);
  await pass(10);
  touchColumn(3);
  await pass(10);
  expectScene(2);
  touchColumn(3);
  touchColumn(3);
  await untilTold(/^Vera bumped you up!/);
  expect(screen.getByRole('button', { name: /^Column 3, 2 of 3 cards taken/ })).toBeOnTheScreen();
});

test('one tap places where the person likes it so', async () => {
  preferences.setState({ placing: 'one-tap' });
  await open();
  touchColumn(3);
  await pass(A_WHILE);
  expectScene(2);
});

test('it is left, found again in its scene, taken back and begun anew', async () => {
  await open();
  await place(3);
  await untilTold(/^Vera bumped you up!/);
  await place(3);
  press('Leave: your scene is kept');
  await pass(10);
  expect(screen.getByText('the marquee')).toBeOnTheScreen();
  screen.unmount();
  // As after a kill: nothing but the storage remembers.
  const text = (await AsyncStorage.getItem(FIRST_NIGHT_KEY)) ?? '';
  firstNight.setState(firstNight.getInitialState(), true);
  await pass(10);
  await AsyncStorage.setItem(FIRST_NIGHT_KEY, text);
  await open();
  expectScene(3);
  expect(screen.getByRole('button', { name: /^Column 3, all 3 cards taken/ })).toBeOnTheScreen();

  press('Back one scene');
  await pass(10);
  expectScene(2);
  expect(screen.getByRole('button', { name: /^Column 3, 2 of 3 cards taken/ })).toBeOnTheScreen();
  expect(await kept()).toEqual({ scene: 'bump', isDone: false });

  press('From the beginning');
  await pass(10);
  expectScene(1);
  expect(screen.getByRole('button', { name: 'Back one scene' })).toBeDisabled();
});

test('the place to touch is marked, and no other', async () => {
  await openAt('clap');
  expect(screen.getByRole('button', { name: /^Clap Board: .* Suggested\.$/ })).toBeOnTheScreen();
  expect(screen.getAllByRole('button', { name: /Suggested\.$/ })).toHaveLength(1);
});

test('damaged progress begins anew', async () => {
  await AsyncStorage.setItem(FIRST_NIGHT_KEY, '{"state":{"scene":');
  await open();
  expectScene(1);
});

test('a storage that does not answer keeps nobody out', async () => {
  const { getItem } = AsyncStorage;
  AsyncStorage.getItem = () => new Promise(() => undefined);
  try {
    await open();
    await pass(2000);
    expectScene(1);
  } finally {
    AsyncStorage.getItem = getItem;
  }
});
