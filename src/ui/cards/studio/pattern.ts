/** Fans in rows, each behind the one before it, as on the backs of theatre seats. */
function fans(left: number, top: number, right: number, bottom: number, r: number): string {
  const found: string[] = [];
  for (let row = 0, y = top + r; y <= bottom; row += 1, y += r) {
    for (let x = left + (row % 2 === 0 ? r : 2 * r); x + r <= right + 0.1; x += 2 * r) {
      for (const share of [1, 0.66, 0.32]) {
        const radius = r * share;
        found.push(`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`);
      }
    }
  }
  return found.join('');
}

export const BACK_FANS = fans(12, 12, 88, 128, 9.5);
