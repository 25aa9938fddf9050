import { useSyncExternalStore } from 'react';

import type { SystemLook } from './lookNames';
import { systemLook, watchSystemLook } from './browserLook';

function useMedia(read: (look: SystemLook) => boolean): boolean {
  return useSyncExternalStore(watchSystemLook, () => read(systemLook()));
}

/** What the browser asks for, followed while the app runs. */
export function useSystemLook(): SystemLook {
  const isLight = useMedia((look) => look.isLight);
  const wantsContrast = useMedia((look) => look.wantsContrast);
  return { isLight, wantsContrast };
}
