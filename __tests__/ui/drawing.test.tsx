import { screen } from '@testing-library/react-native';
import { Circle } from 'react-native-svg';

import { GENRES } from '../../src/games/hollywood/types';
import { GenreIcon } from '../../src/ui/art/GenreIcon';
import { Drawing } from '../../src/ui/Drawing';
import { Words } from '../../src/ui/text/Words';
import { renderInApp } from '../support/render';

test('a drawing is not read out', async () => {
  await renderInApp(
    <Drawing width={10} height={10}>
      <Circle testID="disc" cx={5} cy={5} r={5} />
    </Drawing>,
  );
  expect(screen.queryByTestId('disc', { includeHiddenElements: false })).not.toBeOnTheScreen();
  expect(screen.getByTestId('disc', { includeHiddenElements: true })).toBeOnTheScreen();
});

test.each(GENRES)('the symbol for %s leaves the telling to the word beside it', async (genre) => {
  await renderInApp(
    <>
      <GenreIcon genre={genre} size={24} />
      <Words>{genre}</Words>
    </>,
  );
  expect(screen.getByText(genre)).toBeOnTheScreen();
  expect(screen.queryAllByRole('img')).toHaveLength(0);
});
