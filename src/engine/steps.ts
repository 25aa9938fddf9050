/** Takes all the steps of some work in one go and gives what came of it. */
export function finish<Value>(steps: Iterator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
