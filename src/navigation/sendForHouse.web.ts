/**
 * Sends for the app's second file, which the page only names: on its own it comes while the first one is at work, not
 * before it. Where nothing is named, as while developing, it comes when it is wanted.
 */
export function sendForHouse(): void {
  document.querySelector('link#house')?.setAttribute('rel', 'preload');
}
