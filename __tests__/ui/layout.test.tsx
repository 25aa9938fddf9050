import { formOf } from '../../src/ui/layout';

test.each([
  [360, 640, 'column'],
  [390, 844, 'column'],
  [640, 360, 'row'],
  [844, 390, 'row'],
  [820, 1180, 'tablet'],
  [1180, 820, 'desk'],
  [1366, 1024, 'desk'],
] as const)('a screen of %d by %d is laid out as %s', (width, height, form) => {
  expect(formOf(width, height)).toBe(form);
});
