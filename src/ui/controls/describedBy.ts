/** Ties a sentence to a control for screen readers: by its id on the web, as a hint on phones. */
export function describedBy(id: string, sentence: string | undefined) {
  return sentence === undefined ? {} : { 'aria-describedby': id, accessibilityHint: sentence };
}
