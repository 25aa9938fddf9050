import { finish } from '../../src/engine/steps';

test('work in steps is done to its end at once, every step of it', () => {
  const taken: number[] = [];
  function* work(): Generator<undefined, string> {
    for (const step of [1, 2, 3]) {
      taken.push(step);
      yield undefined;
    }
    return 'done';
  }
  expect(finish(work())).toBe('done');
  expect(taken).toEqual([1, 2, 3]);
});
