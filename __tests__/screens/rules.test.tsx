import {
  NavigationContainer,
  type NavigationState,
  type PartialState,
} from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { linking } from '../../src/navigation/linking';
import type { Routes } from '../../src/navigation/routes';
import { onStage } from '../../src/navigation/Stage';
import { RulesScreen } from '../../src/screens/rules/RulesScreen';
import { SectionPage } from '../../src/screens/rules/SectionPage';
import { SECTIONS } from '../../src/screens/rules/sections';
import { SetupScreen } from '../../src/screens/setup/SetupScreen';
import { renderInApp } from '../support/render';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const Stack = createNativeStackNavigator<Routes>();

type Beneath = PartialState<NavigationState>['routes'];

/** These screens over a marquee. */
async function openPile(routes: Beneath, language: Language = 'en') {
  const pile = [{ name: 'Marquee' }, ...routes];
  await renderInApp(
    <NavigationContainer
      linking={{ ...linking, enabled: false }}
      initialState={{ routes: pile, index: pile.length - 1 }}
    >
      <Stack.Navigator screenLayout={onStage}>
        <Stack.Screen name="Marquee">{() => <Text>the marquee</Text>}</Stack.Screen>
        <Stack.Screen name="Scoreboard">{() => <Text>the score</Text>}</Stack.Screen>
        <Stack.Screen name="Setup" component={SetupScreen} />
        <Stack.Screen name="Rules" component={RulesScreen} />
      </Stack.Navigator>
    </NavigationContainer>,
    language,
  );
}

async function openRules(params: Partial<Routes['Rules']> = {}, language: Language = 'en') {
  await openPile([{ name: 'Rules', params: { game: 'hollywood', ...params } }], language);
}

const TITLES = LANGUAGES.flatMap((language) =>
  SECTIONS.map(({ name }) => RESOURCES[language].rules.section[name].title),
);

/** The headings that can be opened, in the order of the book. */
function headings(): readonly string[] {
  return TITLES.filter((name) => screen.queryByRole('button', { name }) !== null);
}

function look(label: string, query: string): void {
  fireEvent.changeText(screen.getByLabelText(label), query);
}

test('all headings are there, and lead to their section and on to the next', async () => {
  await openRules();
  expect(headings()).toEqual(SECTIONS.map(({ name }) => RESOURCES.en.rules.section[name].title));
  fireEvent.press(screen.getByRole('button', { name: 'Full columns' }));
  expect(await screen.findByRole('heading', { name: 'Full columns' })).toHaveProp('aria-level', 2);
  fireEvent.press(screen.getByRole('button', { name: 'Next: Clap Board' }));
  expect(await screen.findByRole('heading', { name: 'Clap Board' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Before: Full columns' }));
  expect(await screen.findByRole('heading', { name: 'Full columns' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'All rules' }));
  expect(await screen.findByLabelText('Find a heading')).toBeOnTheScreen();
  // Leafing laid nothing on the pile: one step back is where one came from.
  fireEvent.press(screen.getByRole('link', { name: 'Back to the marquee' }));
  expect(await screen.findByText('the marquee')).toBeOnTheScreen();
});

test('opened from a score, a section leads back to that score', async () => {
  await openPile([
    { name: 'Scoreboard', params: { match: 'a' } },
    { name: 'Rules', params: { game: 'hollywood', section: 'ties' } },
  ]);
  expect(screen.getByRole('heading', { name: 'Level at the end' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('the score')).toBeOnTheScreen();
});

describe('looking for a heading', () => {
  test.each([
    ['en', 'Find a heading', 'TIE', ['The largest project', 'Level at the end']],
    ['en', 'Find a heading', 'bump', ['Placing and bumping']],
    ['fr', 'Chercher un titre', 'egalite', ['Le plus grand projet', 'Égalité à la fin']],
    ['it', 'Cerca un titolo', 'piu gran', ['Il progetto più grande']],
  ] as const)('in %s, %s: %s', async (language, label, query, found) => {
    await openRules({}, language);
    look(label, query);
    expect(headings()).toEqual(found);
  });

  test('says how many there are, or that there is none, and forgets it with the query', async () => {
    await openRules();
    look('Find a heading', 'bump');
    expect(screen.getByText('1 heading found')).toBeOnTheScreen();
    look('Find a heading', ' zeppelin ');
    expect(screen.getByText('No heading fits “zeppelin”. Try another word.')).toBeOnTheScreen();
    expect(headings()).toEqual([]);
    look('Find a heading', '');
    expect(headings()).toHaveLength(SECTIONS.length);
    expect(screen.queryByText(/found$|^No heading/)).not.toBeOnTheScreen();
  });
});

test.each(['nope', 'Lost-Star', '%2e%2e'])(
  'an address that names the section «%s» opens the whole book with a word about it',
  async (section) => {
    await openRules({ section });
    expect(screen.getByText(/^We have no section of that name/)).toBeOnTheScreen();
    expect(headings()).toHaveLength(SECTIONS.length);
  },
);

test('a game that the app does not have has no rules either', async () => {
  await openRules({ game: 'chess' });
  expect(screen.getByRole('heading', { name: 'No such page' })).toBeOnTheScreen();
});

test.each(LANGUAGES)('in %s every section has its heading, words and picture', async (language) => {
  for (const { name } of SECTIONS) {
    const { unmount } = await renderInApp(
      <SectionPage section={name} width={320} level={2} onOpen={jest.fn()} onAll={jest.fn()} />,
      language,
    );
    const { title, body, picture } = RESOURCES[language].rules.section[name];
    expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: picture })).toBeOnTheScreen();
    for (const sentences of body.split('\n')) expect(screen.getByText(sentences)).toBeOnTheScreen();
    unmount();
  }
});

// What the words of a picture say of points is what the rules have counted for it.
test.each([
  ['blockbusters', ['2 + 2 = 4']],
  ['awards', ['2 + 1 = 3']],
  ['scoring', ['2 + 2 = 4', '3 × 2 = 6', '= 3', '= 13']],
  ['largest-project', ['= 3', '= 0']],
  ['ties', ['6', '4 + 2 = 6']],
  ['advanced', ['3 × 2 × 2 = 12']],
  ['claiming', ['1', '4', '12']],
  ['lost-star', ['1', '2']],
] as const)('the picture of «%s» shows %p', async (section, sums) => {
  await renderInApp(
    <SectionPage section={section} width={320} level={2} onOpen={jest.fn()} onAll={jest.fn()} />,
  );
  for (const sum of sums) expect(screen.getByText(sum)).toBeOnTheScreen();
});

test('the setup explains an option, and is found again as it was left', async () => {
  await openPile([{ name: 'Setup', params: { game: 'hollywood' } }]);
  fireEvent.changeText(screen.getByLabelText('Name in seat 1'), 'Greta');
  fireEvent.press(screen.getByRole('switch', { name: 'Advanced game' }));
  fireEvent.press(screen.getByRole('button', { name: 'About: Advanced game' }));
  fireEvent.press(screen.getByRole('link', { name: 'Why? Rules: The advanced game' }));
  expect(await screen.findByRole('heading', { name: 'The advanced game' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Name in seat 1')).toHaveProp('value', 'Greta');
  expect(screen.getByRole('switch', { name: 'Advanced game' })).toBeChecked();
});
