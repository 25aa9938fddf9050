/** How a screen goes off: on a phone it slides away as it is. In a browser: see `useExit.web.ts`. */
export function useExit() {
  return {
    isLeaving: false,
    leave: (go: () => void): void => {
      go();
    },
  };
}
