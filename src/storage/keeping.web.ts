import type { KeepingReport } from './keeping';

/** Not there in old browsers, nor where a page came without https. */
function manager(): Partial<StorageManager> {
  return (navigator as Partial<Navigator>).storage ?? {};
}

/** Firefox asks the person; the others decide by themselves, by how much the app is used and whether it is installed. */
function asksPerson(): boolean {
  return navigator.userAgent.includes('Firefox/');
}

/** Safari, and every browser on an iPhone, clears what a page wrote unless it is visited within a week or installed. */
function isClearedWeekly(): boolean {
  const isInstalled =
    window.matchMedia('(display-mode: standalone)').matches ||
    (navigator as { readonly standalone?: boolean }).standalone === true;
  return 'GestureEvent' in window && !isInstalled;
}

async function orElse<Value>(ask: Promise<Value> | undefined, otherwise: Value): Promise<Value> {
  try {
    return (await ask) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** When a match begins: from then on there is something to lose. Nobody is asked anything on the way to the table. */
export function askToKeep(): void {
  if (!asksPerson()) void askPersonToKeep();
}

export function askPersonToKeep(): Promise<boolean> {
  return orElse(manager().persist?.(), false);
}

export async function reportKeeping(): Promise<KeepingReport> {
  const isPromised = await orElse(manager().persisted?.(), false);
  const { usage } = await orElse<StorageEstimate>(manager().estimate?.(), {});
  return {
    isPromised,
    usedBytes: usage,
    needsPerson: asksPerson() && 'persist' in manager(),
    isClearedWeekly: isClearedWeekly(),
  };
}
