import { afterFrame } from '../../src/ui/motion/afterFrame';

const FRAME_MS = 17;
const LONG_MS = 1000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a task waits for the frame, and is done once', () => {
  const task = jest.fn();
  afterFrame(task);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * FRAME_MS);
  expect(task).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(LONG_MS);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a page that draws no frames does not wait for one', () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const task = jest.fn();
  afterFrame(task);
  jest.advanceTimersByTime(LONG_MS);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each([0, FRAME_MS])('what is called off after %i ms is not done', (milliseconds) => {
  const task = jest.fn();
  const callOff = afterFrame(task);
  if (milliseconds > 0) jest.advanceTimersToNextTimer();
  callOff();
  jest.advanceTimersByTime(LONG_MS);
  expect(task).not.toHaveBeenCalled();
});
