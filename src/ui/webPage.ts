import type { LookName } from './theme/lookNames';

/** Dresses the page around the app. Only the web has one: see `webPage.web.ts`. */
export function dressPage(_look: LookName): void {
  // Nothing to do on a phone.
}
