import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import type { Match } from '../../src/engine/match';
import { randomBot } from '../../src/engine/bot';
import { lossOf, NOTABLE_LOSS } from '../../src/games/hollywood/bots/commentary';
import { storyOf } from '../../src/games/hollywood/bots/story';
import type { Hollywood } from '../../src/games/hollywood/types';
import { liveMatches } from '../../src/session/app';
import { commentaries } from '../../src/session/app-commentaries';
import { commentaryKey, type MatchId } from '../../src/storage/keys';
import { playedByBots } from '../support/bot-matches';
import { versionsOf } from '../support/matches';
import { renderTheatre, standStill, store } from '../support/theatre';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

jest.setTimeout(60_000);
const PATIENCE = { timeout: 40_000 };

/** Ada and Rex are people, Zoë is a bot; all of them play at random. */
const MATCH = playedByBots([randomBot, randomBot, randomBot], 'commented', { people: [0, 1] });
const MOVES = MATCH.turns.length;

beforeEach(async () => {
  standStill();
  void liveMatches.leave();
  await AsyncStorage.clear();
});

async function openCommentary(match: Match<Hollywood>, language: 'en' | 'fr' | 'it' = 'en') {
  await store('abc', match);
  return renderTheatre({ match: 'abc', at: 'Commentary' }, language);
}

function analysisNow() {
  const analysis = commentaries.find(MATCH);
  if (analysis === undefined) throw new Error('The match has not been gone through');
  return analysis;
}

const SLIDER = { name: 'Moment of the match' };

function step(actionName: 'increment' | 'decrement'): void {
  fireEvent(screen.getByRole('slider', SLIDER), 'accessibilityAction', {
    nativeEvent: { actionName },
  });
}

function expectMoment(now: number): void {
  expect(screen.getByRole('slider', SLIDER)).toHaveAccessibilityValue({ now });
}

test('it opens from the score, can be watched while it is worked out, and then says it all', async () => {
  await store('abc', MATCH);
  await renderTheatre({ match: 'abc' });
  fireEvent.press(await screen.findByText('Director’s commentary'));
  expect(await screen.findByRole('progressbar')).toBeOnTheScreen();
  expect(screen.getByText('Before the first move')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'One move on' }));
  expect(screen.getByText(new RegExp(`^Round 1, move 1 of ${MOVES}$`))).toBeOnTheScreen();
  expect(await screen.findByText('Turning points', {}, PATIENCE)).toBeOnTheScreen();
  expect(screen.queryByRole('progressbar')).toBeNull();
  for (const { name } of MATCH.setup.players) {
    const line = new RegExp(
      `^Chances to win over .*${name}: \\d+% at the start, \\d+% after round 1`,
    );
    expect(screen.getByLabelText(line)).toBeOnTheScreen();
  }
  await waitFor(async () => {
    expect(await AsyncStorage.getItem(commentaryKey('abc' as MatchId))).not.toBeNull();
  });
});

test('the slider goes through every moment, and the board and the comment go with it', async () => {
  await openCommentary(MATCH);
  await screen.findByText('Turning points', {}, PATIENCE);
  const { remarks } = analysisNow();
  expect(screen.getByText(/^The cards are on the table/)).toBeOnTheScreen();
  let slips = 0;
  MATCH.turns.forEach(({ seat }, turn) => {
    step('increment');
    expectMoment(turn + 1);
    const remark = remarks.find((one) => one.turn === turn);
    if (seat === 2) expect(screen.getByText(/Zoë is a bot\.$/)).toBeOnTheScreen();
    else if (remark === undefined)
      expect(screen.getByText('There was nothing to choose here.')).toBeOnTheScreen();
    else if (lossOf(remark) < NOTABLE_LOSS)
      expect(screen.getByText(/^Well played: /)).toBeOnTheScreen();
    else {
      slips += 1;
      const loss = Math.round(100 * lossOf(remark));
      expect(screen.getByText(/^Better: /)).toBeOnTheScreen();
      expect(screen.getByText(new RegExp(`: ${loss}% given away\\.`))).toBeOnTheScreen();
    }
  });
  expect(slips).toBeGreaterThan(0);
  step('increment');
  expectMoment(MOVES);
  expect(screen.getByRole('button', { name: 'One move on' })).toBeDisabled();
  expect(screen.getByLabelText(/^The board\. Column 1, /)).toBeOnTheScreen();
  step('decrement');
  expectMoment(MOVES - 1);
});

test('turning points, the costliest and the finest decision lead to their moments', async () => {
  await openCommentary(MATCH);
  await screen.findByText('Turning points', {}, PATIENCE);
  const { turningPoints, verdicts } = storyOf(MATCH, analysisNow());
  expect(turningPoints.length).toBeGreaterThan(0);
  for (const { turn } of turningPoints) {
    fireEvent.press(screen.getByRole('button', { name: 'To the next turning point' }));
    expectMoment(turn + 1);
  }
  expect(screen.getByRole('button', { name: 'To the next turning point' })).toBeDisabled();
  const [first] = turningPoints;
  fireEvent.press(screen.getByText(new RegExp(`^Round \\d, move ${(first?.turn ?? -1) + 1}: `)));
  expectMoment((first?.turn ?? -1) + 1);
  expect(verdicts.map(({ seat }) => seat)).toEqual([0, 1]);
  for (const { costliest, finest } of verdicts) {
    if (costliest !== undefined) {
      fireEvent.press(screen.getByText(new RegExp(`^Costliest: move ${costliest.turn + 1} `)));
      expectMoment(costliest.turn + 1);
    }
    if (finest !== undefined) {
      fireEvent.press(screen.getByText(`Finest: move ${finest.turn + 1}`));
      expectMoment(finest.turn + 1);
    }
  }
  expect(verdicts.some(({ costliest }) => costliest !== undefined)).toBe(true);
});

test.each([
  ['fr', 'Tournants', 'Commentaire du réalisateur'],
  ['it', 'Svolte', 'Commento del regista'],
] as const)('it speaks %s', async (language, turning, title) => {
  await openCommentary(MATCH, language);
  expect(await screen.findByText(turning, {}, PATIENCE)).toBeOnTheScreen();
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen();
});

test('a match of bots alone has something said of everybody', async () => {
  const match = playedByBots([randomBot, randomBot, randomBot], 'bots alone');
  await openCommentary(match);
  await screen.findByText('Turning points', {}, PATIENCE);
  for (const { name } of match.setup.players)
    expect(
      screen.getByText(
        new RegExp(`^${name} gave away \\d+% in \\d+ decisions?(, all added up)?\\.$`),
      ),
    ).toBeOnTheScreen();
});

test('a match that is not over has none yet, and leads back to its table', async () => {
  const match = versionsOf(3, 'not over')[10];
  if (match === undefined) throw new Error('It is longer');
  await store('abc', match);
  await renderTheatre({ match: 'abc', at: 'Commentary' });
  expect(await screen.findByRole('heading', { name: 'Still being shot' })).toBeOnTheScreen();
  fireEvent.press(screen.getByText('Back to the match'));
  expect(await screen.findByText('table of abc')).toBeOnTheScreen();
});

test.each(['nothing', 'NO/NAME'])(
  'an address that names no match (%s) is explained',
  async (id) => {
    await renderTheatre({ match: id, at: 'Commentary' });
    expect(
      await screen.findByRole('heading', { name: 'This match cannot be shown' }),
    ).toBeOnTheScreen();
    expect(screen.getByText('Back to the marquee')).toBeOnTheScreen();
  },
);
