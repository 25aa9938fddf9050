/** Dresses the page around the app. Only the web has one: see `webPage.web.ts`. */
export function dressPage(): void {
  // Nothing to do on a phone.
}
