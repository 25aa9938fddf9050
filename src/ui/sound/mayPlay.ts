/** A phone plays whenever it is asked to. In a browser: see `mayPlay.web.ts`. */
export function mayPlay(): boolean {
  return true;
}
