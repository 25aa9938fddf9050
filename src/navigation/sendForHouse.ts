export function sendForHouse(): void {
  // On a phone the whole app is one file: there is nothing to send for.
}
