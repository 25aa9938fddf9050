interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points on a circle, the first at the top. */
export function ring(count: number, cx: number, cy: number, radius: number): readonly Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
  });
}

/** The wedges of a sunburst, as one path: every second one is left out. */
export function sunburst(count: number, cx: number, cy: number, radius: number): string {
  const points = ring(2 * count, cx, cy, radius);
  return points
    .map((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      return index % 2 === 0
        ? `M${cx} ${cy}L${point.x.toFixed(1)} ${point.y.toFixed(1)} ${next.x.toFixed(1)} ${next.y.toFixed(1)}Z`
        : '';
    })
    .join('');
}
