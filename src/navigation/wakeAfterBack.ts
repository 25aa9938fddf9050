export function wakeAfterBack(): void {
  // A phone has no back/forward cache to wake up from.
}
