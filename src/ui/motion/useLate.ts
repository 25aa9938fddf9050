/** The value as it is. On the web it comes a frame later: see `useLate.web.ts`. */
export function useLate<Value>(value: Value): Value {
  return value;
}
