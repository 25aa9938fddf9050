import { createContext, useContext } from 'react';

/** Given by the `Stage` around every screen. */
export const OnStageContext = createContext(true);

/** Whether this screen is the one that is looked at, and not beneath another. Told without hurry: see `Stage`. */
export function useOnStage(): boolean {
  return useContext(OnStageContext);
}
