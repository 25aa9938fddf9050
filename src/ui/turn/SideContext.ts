import { createContext, useContext } from 'react';

import type { TableSide } from '../../session/preference-choices';

/** The edge of the screen that what is inside turns its foot to; nothing where the screen is held as usual. */
export const SideContext = createContext<TableSide | undefined>(undefined);

export function useSide(): TableSide | undefined {
  return useContext(SideContext);
}
