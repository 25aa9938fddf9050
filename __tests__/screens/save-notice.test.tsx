import { act, screen } from '@testing-library/react-native';

import type { StorageError } from '../../src/storage/errors';
import { newMatch } from '../support/matches';
import { live, openTable, press, standAtTables } from '../support/table';

// Pictures say nothing that words do not say, and thousands of shapes make every query slow.
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

standAtTables();

function fail(error: StorageError): void {
  act(() => {
    live().saving.setState({ kind: 'failed', error }, true);
  });
}

test('whoever plays on while another window has the match is told that nothing will be saved', async () => {
  await openTable(newMatch(3, 'notice', {}));
  fail({ code: 'changed-elsewhere' });
  expect(screen.getByRole('button', { name: 'Open the newest' })).toBeOnTheScreen();
  press('Play on unsaved');
  expect(screen.queryByText('Not saved')).not.toBeOnTheScreen();
});

test('a save that failed for now may succeed with the next move: one just plays on', async () => {
  await openTable(newMatch(3, 'notice', {}));
  fail({ code: 'storage-unwritable' });
  expect(screen.queryByRole('button', { name: 'Open the newest' })).not.toBeOnTheScreen();
  press('Play on');
  expect(screen.queryByText('Not saved')).not.toBeOnTheScreen();
});
