import { fireEvent, render, screen } from '@testing-library/react-native';

import { ShareChart } from '../../src/ui/chart/ShareChart';
import { Slider } from '../../src/ui/controls/Slider';
import { TARGET } from '../../src/ui/theme/sizes';

function renderSlider(value: number): jest.Mock {
  const onChange = jest.fn();
  render(
    <Slider label="Moment" value={value} most={10} words="ten" width={244} onChange={onChange} />,
  );
  return onChange;
}

function does(actionName: string): void {
  fireEvent(screen.getByRole('slider'), 'accessibilityAction', { nativeEvent: { actionName } });
}

test('a slider tells its value in numbers and words, and is large enough for a finger', () => {
  renderSlider(3);
  const value = { min: 0, max: 10, now: 3, text: 'ten' };
  expect(screen.getByRole('slider', { name: 'Moment' })).toHaveAccessibilityValue(value);
  expect(screen.getByRole('slider', { name: 'Moment' })).toHaveStyle({ height: TARGET });
});

test('a screen reader moves it by one, and not beyond its ends', () => {
  const onChange = renderSlider(10);
  does('increment');
  expect(onChange).not.toHaveBeenCalled();
  does('decrement');
  expect(onChange.mock.calls).toEqual([[9]]);
});

test.each([
  [0, 0],
  [22, 0],
  [62, 2],
  [122, 5],
  [222, 10],
  [900, 10],
])('a finger at %d of its length sets it to %d', (locationX, value) => {
  const onChange = renderSlider(7);
  fireEvent(screen.getByRole('slider'), 'responderGrant', { nativeEvent: { locationX } });
  expect(onChange.mock.calls).toEqual([[value]]);
});

test('a chart of shares is one picture with words of its own', () => {
  render(
    <ShareChart
      width={320}
      height={200}
      label="Ada: half, all"
      lines={[{ name: 'Ada', colour: 'ruby', glyph: 'star', values: [0.5, 1] }]}
      stops={[1]}
      marks={[1]}
      at={0}
      words={(share) => `${100 * share} of 100`}
    />,
  );
  expect(screen.getByRole('img', { name: 'Ada: half, all' })).toBeOnTheScreen();
  expect(screen.queryByText('75 of 100')).not.toBeOnTheScreen();
  expect(screen.getByText('75 of 100', { includeHiddenElements: true })).toBeOnTheScreen();
});
