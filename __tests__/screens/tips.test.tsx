import { screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';

import { type Match, play } from '../../src/engine/match';
import { tableOf } from '../../src/games/hollywood/replay';
import { scoreOf } from '../../src/games/hollywood/scoring';
import type { Event, State } from '../../src/games/hollywood/types';
import { LANGUAGES } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { heightOf } from '../../src/screens/board/promptFit';
import { eventsOf, isHollywood } from '../../src/screens/match/hollywoodMatch';
import { stripIn } from '../../src/screens/match/strip';
import { TIPS } from '../../src/screens/match/tips/situations';
import { tipRoom } from '../../src/screens/match/tips/TipStrip';
import { preferences } from '../../src/session/app';
import { PACES } from '../../src/session/pace';
import { TIP_NAMES, type TipName } from '../../src/session/tip-names';
import { midMatch, newMatch, versionsOf } from '../support/matches';
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
  stateNow,
  touchColumn,
} from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const BUMPED = 'Bumped! That reel now holds the card above.';

const fresh = (players = PEOPLE) => newMatch(4, 'board', { firstSeat: 0 }, players);

standAtTables();

/** Ada places, and Ben bumps her. */
async function bump(): Promise<void> {
  await openTable(fresh());
  place(2);
  place(2);
}

describe('a tip on the table', () => {
  test('says what a reel is for before the first one is placed, and only then', async () => {
    await openTable(fresh());
    expect(screen.getByText(/^The card your reel ends on is yours\./)).toBeOnTheScreen();
    place(2);
    expect(screen.queryByText(/^The card your reel ends on is yours\./)).not.toBeOnTheScreen();
  });

  test('comes the first time, is closed, and does not come again', async () => {
    await bump();
    expect(screen.getByText(BUMPED)).toBeOnTheScreen();
    expect(preferences.getState().seenTips).toEqual(['first-reel', 'bumped']);
    press('Got it');
    expect(screen.queryByText(BUMPED)).not.toBeOnTheScreen();
    place(2);
    expect(screen.queryByText(BUMPED)).not.toBeOnTheScreen();
  });

  test('says why in the rules, over a table that stays as it was', async () => {
    await bump();
    const before = stateNow();
    press('Why?');
    expect(screen.getByRole('heading', { name: 'Placing and bumping' })).toBeOnTheScreen();
    press('Close');
    expect(screen.queryByRole('heading', { name: 'Placing and bumping' })).not.toBeOnTheScreen();
    expect(screen.getByText(BUMPED)).toBeOnTheScreen();
    expect(stateNow()).toBe(before);
  });

  test('blocks nothing, and is gone once somebody has decided', async () => {
    await bump();
    place(3);
    expect(stateNow().columns[2]?.reels).toEqual([2]);
    expect(screen.queryByText(BUMPED)).not.toBeOnTheScreen();
  });

  test('on placing reels leaves with the last one, though bots place it', async () => {
    const onlyBotsPlace = ({ columns, studios, phase }: State): boolean =>
      phase.kind === 'placing' &&
      studios[0]?.reels === 0 &&
      columns.flatMap(({ reels }) => reels).length === 10 &&
      columns.every(({ reels }) => reels.length > 0);
    await openTable(
      playedUntil(newMatch(4, 'last reels 1', { firstSeat: 0 }, SOLO), onlyBotsPlace),
    );
    const seen = (): readonly TipName[] => preferences.getState().seenTips;
    for (let reel = 0; reel < 5 && seen().length === 0; reel += 1) await pass(PACES.normal.botTurn);
    const [name = 'blockbuster'] = seen();
    const said = RESOURCES.en.tips.tip[name];
    expect(['bumped', 'column-full']).toContain(name);
    expect(stateNow().phase.kind).toBe('placing');
    expect(screen.getByText(said)).toBeOnTheScreen();
    const skip = { name: 'Skip to the end' };
    for (let more = 0; more < 9 && !screen.queryByRole('button', skip); more += 1)
      await pass(PACES.normal.botTurn);
    expect(screen.getByRole('button', skip)).toBeOnTheScreen();
    expect(screen.queryByText(said)).not.toBeOnTheScreen();
  });

  test('is none where nobody wants them', async () => {
    preferences.setState({ tips: false });
    await bump();
    expect(screen.queryByText(BUMPED)).not.toBeOnTheScreen();
    expect(preferences.getState().seenTips).toEqual([]);
  });

  test('is none for what happened before the table was opened', async () => {
    const match = playedUntil(fresh(), ({ columns }) => columns[1]?.reels.length === 2, {
      prefer: ({ type, column }) => type === 'place' && column === 1,
    });
    await openTable(match);
    expect(screen.queryByText(BUMPED)).not.toBeOnTheScreen();
  });

  test('is none where only bots play', async () => {
    const bots = SOLO.map((player) => ({ ...player, kind: 'bot', level: 'random' }) as const);
    await openTable(fresh(bots));
    await pass(6 * PACES.normal.botTurn);
    expect(stateNow().columns.flatMap(({ reels }) => reels).length).toBeGreaterThan(3);
    expect(preferences.getState().seenTips).toEqual([]);
  });

  test('tells of a star with several projects while it waits', async () => {
    const match = playedUntil(fresh(), ({ phase }) => phase.kind === 'choosing', {
      prefer: ({ type }) => type === 'place',
    });
    await openTable(match);
    await pass(PACES.normal.afterRound + 50);
    expect(
      screen.getByText('A star finishes a project at once: choose which one.'),
    ).toBeOnTheScreen();
    press('Why? Rules: Stars and movies');
    expect(screen.getByRole('heading', { name: 'Stars and movies' })).toBeOnTheScreen();
    press('Close');
    expect(pressAny(/films? × \d = \d+ points?$/)).toBe(true);
    expect(screen.queryByText(/^A star finishes a project/)).not.toBeOnTheScreen();
  });
});

/** One reel before the end of a round whose cards go out like this, when it is placed in the first column with room. */
function beforeRoundWith(isWanted: (events: string) => boolean): Match {
  for (let index = 0; index < 200; index += 1) {
    const match = playedUntil(newMatch(4, `lost ${index}`, {}, PEOPLE), isLastReelNext);
    const [seat] = match.game.toAct(match.state);
    if (seat === undefined) continue;
    const [first] = match.game.legalActions(match.state, seat);
    if (first === undefined) continue;
    const ended = play(match, seat, first);
    if (ended.ok && isWanted(JSON.stringify(ended.value.turns.at(-1)?.events))) return match;
  }
  throw new Error('No round is like that');
}

function beforeLostStar(): Match {
  return beforeRoundWith((events) => events.includes('star-lost'));
}

test('a tip on a card does not stand where a star’s question is explained, nor is it said again', async () => {
  const lost = RESOURCES.en.tips.tip['lost-star'];
  preferences.setState({ tips: true, seenTips: TIP_NAMES.filter((name) => name !== 'lost-star') });
  await openTable(beforeRoundWith((events) => /star-lost.*star-waiting/.test(events)));
  placeAnywhere();
  await pass(PACES.normal.afterRound + 50);
  for (let card = 0; card < 14 && !screen.queryByText(lost); card += 1) press('Next card');
  expect(screen.getByText(lost)).toBeOnTheScreen();
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  announce.mockClear();
  while (!screen.queryByText('A star has to be used at once.')) press('Next card');
  await pass(50);
  expect(screen.queryByText(lost)).not.toBeOnTheScreen();
  const said = announce.mock.calls.map(([words]) => words).join('\n');
  expect(said).toContain('who chooses the project.');
  expect(said).not.toContain(lost);
});

describe('the table leads to the rules', () => {
  test('from a lost star while the cards go out, which wait meanwhile', async () => {
    preferences.setState({ tips: false });
    await openTable(beforeLostStar());
    placeAnywhere();
    await pass(PACES.normal.afterRound + 50);
    for (let card = 0; card < 14 && !screen.queryByText('Lost star'); card += 1) {
      expect(pressAny(/^Next card$/)).toBe(true);
    }
    press('Why? Rules: A lost star');
    expect(screen.getByRole('heading', { name: 'A lost star' })).toBeOnTheScreen();
    await pass(3 * PACES.normal.highlight);
    press('Close');
    expect(screen.getByText('Lost star')).toBeOnTheScreen();
  });

  test('from a full column', async () => {
    const match = playedUntil(fresh(), (state) => state.columns[2]?.reels.length === 3, {
      prefer: ({ type, column }) => type === 'place' && column === 2,
    });
    await openTable(match);
    touchColumn(3);
    press('Why? Rules: Full columns');
    expect(screen.getByRole('heading', { name: 'Full columns' })).toBeOnTheScreen();
    press('Close');
    expect(screen.getByText('Column 3 is full. Choose another one.')).toBeOnTheScreen();
  });

  test('from a studio card that was lifted, which is still lifted afterwards', async () => {
    await openTable(fresh());
    press(/^Double Reel/);
    press('Why? Rules: Double Reel');
    expect(screen.getByRole('heading', { name: 'Double Reel' })).toBeOnTheScreen();
    press('Close');
    expect(screen.getByText(/Tap again to play it/)).toBeOnTheScreen();
    expect(stateNow().studios[0]?.doubleReel).toBe(true);
  });

  test('from the cards set aside, and back to the sheet they were looked up in', async () => {
    await openTable(fresh());
    press('Cards and piles');
    press('Why? Rules: Cards set aside');
    expect(screen.getByRole('heading', { name: 'Cards set aside' })).toBeOnTheScreen();
    press('Close');
    expect(screen.getByRole('heading', { name: 'Cards and piles' })).toBeOnTheScreen();
  });

  test('from a project that scores nothing', async () => {
    const hasSmaller = (state: State) =>
      scoreOf(state, 0).projects.some(({ standing }) => standing !== 'largest');
    const match = playedUntil(
      fresh(),
      (state) => state.phase.kind === 'placing' && hasSmaller(state),
    );
    await openTable(match);
    press(/^(On turn: )?Ada, \d+ points?\./);
    expect(pressAny(/^Why\? Rules: The largest project/)).toBe(true);
    expect(screen.getByRole('heading', { name: 'The largest project' })).toBeOnTheScreen();
  });
});

/** Every tip that an event of these matches brings up. */
function tipsIn(matches: readonly Match[]): ReadonlySet<TipName> {
  const found = new Set<TipName>();
  for (const match of matches) {
    if (!isHollywood(match)) throw new Error('Not a match of this table');
    const { players, options } = match.setup;
    const events: readonly Event[] = eventsOf(match);
    events.forEach((event, index) => {
      const table = tableOf(options, players.length, events.slice(0, index + 1));
      const next = events[index + 1];
      const onTurn = next?.type === 'reel-placed' ? next.seat : undefined;
      for (const name of TIP_NAMES)
        if (TIPS[name].arises({ event, table, players, onTurn })) found.add(name);
    });
  }
  return found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TIP_NAMES)('the tip «%s» can be read to its end on small phones', (name) => {
    const words = RESOURCES[language].tips.tip[name];
    for (const width of [280, 320, 360, 568]) {
      for (const textScale of [1, 1.3]) {
        const room = tipRoom(stripIn(width, 8, textScale));
        expect(heightOf(words, 'count', 'strong', room)).toBeLessThanOrEqual(room.height);
      }
    }
  });
});

describe('situations', () => {
  const played = (options: object) => [
    ...['one', 'two', 'three'].flatMap((text) => versionsOf(4, text, options).slice(-1)),
    // Nobody ever plays a studio card.
    playedUntil(newMatch(4, 'thrift', options, PEOPLE), ({ phase }) => phase.kind === 'over', {
      prefer: ({ type }) => type === 'place',
    }),
  ];

  test('all arise sooner or later, the multiplier in the advanced game alone', () => {
    const advanced = tipsIn(played({ advanced: true }));
    const basic = tipsIn(played({}));
    expect([...new Set([...advanced, ...basic])].sort()).toEqual([...TIP_NAMES].sort());
    expect([basic.has('multiplier'), advanced.has('multiplier')]).toEqual([false, true]);
    expect([basic.has('set-aside'), advanced.has('set-aside')]).toEqual([true, false]);
  });

  test('none arises in a match that has just begun', () => {
    expect([...tipsIn([midMatch(4, 'one', 0)])]).toEqual([]);
  });
});
