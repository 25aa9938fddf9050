import { act, screen } from '@testing-library/react-native';

import { preferences } from '../../src/session/app';
import { LOOKS } from '../../src/ui/theme/looks';
import { newMatch } from '../support/matches';
import { PEOPLE } from '../support/players';
import {
  named,
  openTable,
  pass,
  place,
  standAtTables,
  stateNow,
  touchColumn,
} from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

standAtTables();

test('another look in the middle of a move leaves the match and the move as they are', async () => {
  preferences.setState({ look: 'evening' });
  await openTable(newMatch(4, 'board', { firstSeat: 0 }, PEOPLE));
  place(1);
  touchColumn(2);
  expect(screen.getByText(/^Your reel goes onto /)).toHaveStyle({ color: LOOKS.evening.sign });
  for (const look of ['matinee', 'contrast'] as const) {
    act(() => {
      preferences.setState({ look });
    });
    await pass(500);
    // The same words, in another ink.
    expect(screen.getByText(/^Your reel goes onto /)).toHaveStyle({ color: LOOKS[look].sign });
    expect(screen.getByText('Round 1/4')).toHaveStyle({ color: LOOKS[look].sign });
  }
  touchColumn(2);
  expect(stateNow().columns.map(({ reels }) => reels)).toEqual([[0], [1], [], []]);
  expect(screen.getByRole('button', named(2))).toHaveAccessibleName(/^Column 2, 1 of 4 cards/);
});
