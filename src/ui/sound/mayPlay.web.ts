/** A browser refuses to play for a page that nobody has touched yet, and complains about being asked. */
export function mayPlay(): boolean {
  // Older browsers do not tell: there the first sound may be refused.
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}
