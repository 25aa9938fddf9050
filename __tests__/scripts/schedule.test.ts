import { runTasks, triedAgain } from '../../scripts/lib/schedule.mjs';

interface Run {
  readonly name: string;
  readonly end: (passed?: boolean) => Promise<void>;
}

/** Tasks that end when the test says so. */
function stage() {
  const running: Run[] = [];
  const run = ({ name }: { readonly name: string }): Promise<boolean> =>
    new Promise((resolve) => {
      running.push({
        name,
        async end(passed = true) {
          running.splice(
            running.findIndex((one) => one.name === name),
            1,
          );
          resolve(passed);
          await new Promise((next) => setTimeout(next, 0));
        },
      });
    });
  return { run, running, names: () => running.map(({ name }) => name) };
}

describe('a run of checks', () => {
  it('keeps every lane busy, in the order of the list', async () => {
    const { run, running, names } = stage();
    const ended = runTasks([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, run);
    expect(names()).toEqual(['a', 'b']);
    await running[1]?.end();
    expect(names()).toEqual(['a', 'c']);
    await running[0]?.end();
    expect(names()).toEqual(['c']);
    await running[0]?.end();
    expect((await ended).map(({ name }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('lets those wait that need another, and others go first', async () => {
    const { run, running, names } = stage();
    const tasks = [{ name: 'export' }, { name: 'browser', needs: ['export'] }, { name: 'unit' }];
    const ended = runTasks(tasks, 3, run);
    expect(names()).toEqual(['export', 'unit']);
    await running[0]?.end();
    expect(names()).toEqual(['unit', 'browser']);
    await running[0]?.end();
    await running[0]?.end();
    expect((await ended).map(({ passed }) => passed)).toEqual([true, true, true]);
  });

  it('does not run what needs a task that failed, nor what needs that', async () => {
    const { run, running } = stage();
    const tasks = [
      { name: 'last', needs: ['browser'] },
      { name: 'browser', needs: ['export'] },
      { name: 'export' },
    ];
    const ended = runTasks(tasks, 2, run);
    await running[0]?.end(false);
    expect((await ended).map(({ name, passed }) => [name, passed])).toEqual([
      ['export', false],
      ['browser', false],
      ['last', false],
    ]);
  });

  it('refuses tasks that wait for each other', async () => {
    const tasks = [
      { name: 'a', needs: ['b'] },
      { name: 'b', needs: ['a'] },
    ];
    await expect(runTasks(tasks, 2, () => Promise.resolve(true))).rejects.toThrow('a, b');
  });
});

describe('a test that failed and was tried again', () => {
  it('is found in what Jest says', () => {
    const said = [
      'PASS browser __tests__/e2e/a.test.ts (3.1 s)',
      '  LOGGING RETRY ERRORS  a table draws late',
      ' RETRY 1 ',
      '    expect(received).toBe(expected)',
    ];
    expect(triedAgain(said.join('\n'))).toEqual(['a table draws late']);
    expect(triedAgain('PASS browser __tests__/e2e/a.test.ts')).toEqual([]);
  });
});
