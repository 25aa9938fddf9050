import AsyncStorage from '@react-native-async-storage/async-storage';

import { SaveRepository } from './repository';

/**
 * Browsers can keep two tabs from writing at the same moment; on a phone there is one app. A page that goes away does not
 * wait for its turn: the move is on the screen already, and the writer itself notices what another tab wrote.
 */
async function exclusively<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks =
    typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  if (locks === undefined) return task();
  let running: Promise<Value> | undefined;
  const once = (): Promise<Value> => (running ??= task());
  const leave = (): void => {
    void once();
  };
  window.addEventListener('pagehide', leave);
  try {
    return await locks.request(name, once);
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}

/** The saves of this phone or browser. */
export const saves = new SaveRepository({
  store: AsyncStorage,
  now: () => Date.now(),
  random: () => Math.random(),
  exclusively,
});
