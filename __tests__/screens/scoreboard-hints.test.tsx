import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen } from '@testing-library/react-native';

import { withHint } from '../../src/engine/hints';
import { type Match, matchAt } from '../../src/engine/match';
import type { Language } from '../../src/i18n/languages';
import { liveMatches } from '../../src/session/app';
import { versionsOf } from '../support/matches';
import { renderTheatre, standStill, store } from '../support/theatre';

// Whole screens on a busy machine.
jest.setTimeout(30_000);
// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

beforeEach(async () => {
  standStill();
  void liveMatches.leave();
  await AsyncStorage.clear();
});

const VERSIONS = versionsOf(4, 'hinted score');
const [finished = VERSIONS[0], between = VERSIONS[0]] = [
  VERSIONS.at(-1),
  VERSIONS.find(
    ({ state }) => (state as unknown as { phase: { kind: string } }).phase.kind === 'dealing',
  ),
];

/** Two hints for Ada and one for Zoë. */
function hinted(match: Match | undefined): Match {
  if (match === undefined) throw new Error('There is a match');
  const early = withHint(withHint(matchAt(match, 2), 2), 0);
  return withHint({ ...match, hints: early.hints }, 0);
}

async function show(match: Match, language: Language = 'en'): Promise<void> {
  await store('a', match);
  await renderTheatre({ match: 'a' }, language);
  await screen.findByText(/^(Standings|Classement|Classifica)$/);
}

describe('hints on the scoreboard', () => {
  test.each([
    ['en', 'Hints used: Ada 2, Zoë 1'],
    ['fr', 'Conseils demandés : Ada 2, Zoë 1'],
    ['it', 'Suggerimenti usati: Ada 2, Zoë 1'],
  ] as const)('are told at the end, in %s', async (language, words) => {
    await show(hinted(finished), language);
    expect(screen.getByText(words)).toBeOnTheScreen();
  });

  test('are not told where nobody was given any, nor before the end', async () => {
    if (finished === undefined) throw new Error('There is a match');
    await show(finished);
    expect(screen.queryByText(/^Hints used/)).not.toBeOnTheScreen();
    void liveMatches.leave();
    screen.unmount();
    await show(hinted(between));
    expect(screen.queryByText(/^Hints used/)).not.toBeOnTheScreen();
  });
});
