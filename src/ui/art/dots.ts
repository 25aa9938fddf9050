/**
 * Many round dots as one path, to be stroked with a round cap as wide as a dot: a chain of a hundred bulbs is one shape
 * to draw instead of a hundred.
 */
export function dots(points: readonly { readonly x: number; readonly y: number }[]): string {
  return points.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`).join('');
}
