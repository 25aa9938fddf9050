import { fireEvent, screen } from '@testing-library/react-native';

import { Button } from '../../src/ui/Button';
import { TARGET } from '../../src/ui/theme/sizes';
import { renderInApp } from '../support/render';

test('a button does what it says, once a press', async () => {
  const onPress = jest.fn();
  await renderInApp(<Button label="Place a reel" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Place a reel' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a disabled button does nothing and says that it is disabled', async () => {
  const onPress = jest.fn();
  await renderInApp(<Button label="Place a reel" onPress={onPress} disabled />);
  expect(screen.getByRole('button', { name: 'Place a reel' })).toBeDisabled();
  fireEvent.press(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});

test('it is large enough for a finger', async () => {
  await renderInApp(<Button label="Go" onPress={() => undefined} />);
  expect(screen.getByRole('button')).toHaveStyle({ minHeight: TARGET, minWidth: TARGET });
  expect(TARGET).toBeGreaterThanOrEqual(44);
});
