import { deviceStore, keepWhenLeaving } from './device-store';
import { SaveRepository } from './repository';

/** Browsers can keep two tabs from writing at the same moment; on a phone there is one app. */
function exclusively<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  const locks =
    typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks;
  return locks === undefined ? task() : locks.request(name, task);
}

/** The saves of this phone or browser. */
export const saves = new SaveRepository({
  store: deviceStore,
  now: () => Date.now(),
  random: () => Math.random(),
  exclusively,
  frames: () => performance.now(),
});

keepWhenLeaving(() => saves.unsaved());
