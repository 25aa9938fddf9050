/** What a browser says of what it keeps for the app. */
export interface KeepingReport {
  /** Whether it has promised to keep it. If not, it may clear it when it runs short of room. */
  readonly isPromised: boolean;
  readonly usedBytes: number | undefined;
  /** Whether the promise can only be had by asking the person. */
  readonly needsPerson: boolean;
  /** Whether it clears what was not visited for a week. */
  readonly isClearedWeekly: boolean;
}

/** A phone keeps what an app saved until the app is removed: there is nothing to ask for. */
export function askToKeep(): void {
  // Only browsers clear what was saved.
}

/** For whoever wants to be asked by the browser; whether it has promised. */
export function askPersonToKeep(): Promise<boolean> {
  return Promise.resolve(true);
}

/** Nothing where what is saved is not the browser's to clear. */
export function reportKeeping(): Promise<KeepingReport | undefined> {
  return Promise.resolve(undefined);
}
