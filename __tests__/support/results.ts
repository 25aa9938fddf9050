import type { Result } from '../../src/engine/result';

/** The value of a result that must be there. */
export function must<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
}
