import AsyncStorage from '@react-native-async-storage/async-storage';

import { SaveRepository } from './repository';

/** Whether this page is going away: nothing it still saves waits for another tab. */
let isLeaving = false;

/**
 * Browsers can keep two tabs from writing at the same moment; on a phone there is one app. A page that goes away does not
 * wait for its turn, nor does what was played meanwhile: the moves are on the screen already, and the writer itself
 * notices what another tab wrote.
 */
async function exclusively<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks =
    typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  if (locks === undefined || isLeaving) return task();
  let running: Promise<Value> | undefined;
  const once = (): Promise<Value> => (running ??= task());
  let leave = (): void => undefined;
  const left = new Promise<Value>((resolve) => {
    leave = () => {
      isLeaving = true;
      window.addEventListener('pageshow', comeBack, { once: true });
      resolve(once());
    };
  });
  window.addEventListener('pagehide', leave);
  try {
    return await Promise.race([locks.request(name, once), left]);
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}

/** The browser may keep a page that was left and show it again. */
function comeBack(): void {
  isLeaving = false;
}

/** The saves of this phone or browser. */
export const saves = new SaveRepository({
  store: AsyncStorage,
  now: () => Date.now(),
  random: () => Math.random(),
  exclusively,
  frames: () => performance.now(),
});
