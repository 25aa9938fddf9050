/** Whether what may come a moment later is there. On a phone it comes at once; see `useUnhurried.web.ts`. */
export function useUnhurried(): boolean {
  return true;
}
