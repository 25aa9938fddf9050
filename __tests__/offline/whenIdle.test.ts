import { whenIdle } from '../../src/offline/whenIdle';

const LATEST = 10_000;

/** A window of a browser, with what it says about being idle or without. */
function openWindow(idle: object): void {
  Object.defineProperty(globalThis, 'window', { value: idle, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});

describe('a browser that says when it is idle', () => {
  it('is asked, and told to wait ten seconds at most', () => {
    const requestIdleCallback = jest.fn(() => 7);
    const cancelIdleCallback = jest.fn();
    openWindow({ requestIdleCallback, cancelIdleCallback });
    const task = jest.fn();
    const stop = whenIdle(task);
    expect(requestIdleCallback).toHaveBeenCalledWith(task, { timeout: LATEST });
    stop();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
  });
});

describe('a browser that does not', () => {
  /** Passes the time while the page is busy: each timer is told half a second late. */
  function keepBusy(ms: number): void {
    for (let passed = 0; passed < ms; passed += 550) {
      jest.setSystemTime(Date.now() + 500);
      jest.advanceTimersByTime(50);
    }
  }

  /** `performance.now` of the fake clock follows the timers; here it follows the clock on the wall, as in a busy page. */
  beforeEach(() => {
    openWindow({});
    const start = Date.now();
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now() - start);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is idle soon when its timers come on time', () => {
    const task = jest.fn();
    whenIdle(task);
    jest.advanceTimersByTime(200);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(task).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(LATEST);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is not idle while its timers are late, until ten seconds have passed', () => {
    const task = jest.fn();
    whenIdle(task);
    keepBusy(LATEST - 1000);
    expect(task).not.toHaveBeenCalled();
    keepBusy(2000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('is idle a moment after it was busy', () => {
    const task = jest.fn();
    whenIdle(task);
    keepBusy(3000);
    jest.advanceTimersByTime(300);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does nothing more once it is called off', () => {
    const task = jest.fn();
    whenIdle(task)();
    jest.advanceTimersByTime(2 * LATEST);
    expect(task).not.toHaveBeenCalled();
  });
});
