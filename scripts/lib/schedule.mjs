/**
 * A check: what it is called, and what has to have passed before it.
 *
 * @typedef {{ readonly name: string, readonly needs?: readonly string[] }} Task
 * @typedef {{ readonly name: string, readonly passed: boolean, readonly seconds: number }} Done
 */

const SECOND = 1000;

/**
 * Runs tasks as soon as what they need has passed and somebody is free, those that are named first before the others.
 * What needs a task that failed does not run, and has failed, too.
 *
 * @template {Task} One
 * @param {readonly One[]} tasks
 * @param {number} lanes how many run at the same time
 * @param {(task: One) => Promise<boolean>} run
 * @returns {Promise<Done[]>} in the order in which they ended
 */
export async function runTasks(tasks, lanes, run) {
  /** @type {Done[]} */
  const done = [];
  const waiting = [...tasks];
  /** @type {Set<Promise<void>>} */
  const running = new Set();

  /** @param {string} name */
  const stateOf = (name) => done.find((one) => one.name === name)?.passed;

  /** @param {One} task */
  const begin = async (task) => {
    const start = Date.now();
    const passed = await run(task);
    done.push({ name: task.name, passed, seconds: Math.round((Date.now() - start) / SECOND) });
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const task of [...waiting]) {
      const needed = (task.needs ?? []).map(stateOf);
      if (needed.includes(false)) {
        waiting.splice(waiting.indexOf(task), 1);
        done.push({ name: task.name, passed: false, seconds: 0 });
      } else if (running.size < lanes && !needed.includes(undefined)) {
        waiting.splice(waiting.indexOf(task), 1);
        const run = begin(task).finally(() => running.delete(run));
        running.add(run);
      }
    }
    if (running.size > 0) await Promise.race(running);
    else if (waiting.some((task) => !(task.needs ?? []).map(stateOf).includes(false)))
      throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}`);
  }
  return done;
}

/**
 * The tests that failed and were tried again, as Jest tells them.
 *
 * @param {string} printed
 * @returns {string[]}
 */
export function triedAgain(printed) {
  return [...printed.matchAll(/^ *LOGGING RETRY ERRORS +(.+?) *$/gm)].map(([, test = '']) => test);
}
