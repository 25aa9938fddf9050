/** Without accents and capitals, and with plain apostrophes: what is typed in a hurry is found as well. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** Whether every word of the query is somewhere in the text. */
export function isFound(query: string, text: string): boolean {
  const within = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
