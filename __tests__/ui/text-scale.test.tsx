import { render, screen } from '@testing-library/react-native';
import { useWindowDimensions } from 'react-native';

import { InTextScale, TextScaleProvider } from '../../src/ui/text/TextScale';
import { Heading } from '../../src/ui/text/Heading';
import { Words } from '../../src/ui/text/Words';

jest.mock('react-native/Libraries/Utilities/useWindowDimensions', () => ({
  __esModule: true,
  default: jest.fn(),
}));

function setSystem(fontScale: number): void {
  jest
    .mocked(useWindowDimensions)
    .mockReturnValue({ width: 360, height: 640, scale: 2, fontScale });
}

test.each([
  [1, 16, 23],
  [1.3, 20.8, 30],
  [0.5, 13.6, 20],
  [3.1, 32, 46],
])('text follows the size set in the system: %d', (fontScale, fontSize, lineHeight) => {
  setSystem(fontScale);
  render(
    <TextScaleProvider>
      <Words>Action!</Words>
    </TextScaleProvider>,
  );
  expect(screen.getByText('Action!')).toHaveStyle({ fontSize, lineHeight });
});

test('what cannot scroll sets its own size, and the system does not scale it once more', () => {
  setSystem(2);
  render(
    <TextScaleProvider>
      <InTextScale scale={1.15}>
        <Heading level={2}>Cut!</Heading>
      </InTextScale>
    </TextScaleProvider>,
  );
  expect(screen.getByText('Cut!')).toHaveStyle({ fontSize: 25.3, lineHeight: 32 });
  expect(screen.getByText('Cut!')).toHaveProp('allowFontScaling', false);
});
