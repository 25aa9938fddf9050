export interface Bulb {
  readonly x: number;
  readonly y: number;
}

/** Points along a straight line at even distances of about `gap`, its end left out. */
function along(from: Bulb, to: Bulb, gap: number): readonly Bulb[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(length / gap));
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
  }));
}

/** The bulbs around a frame, clockwise from its top left corner. */
export function bulbsAround(
  width: number,
  height: number,
  inset: number,
  gap: number,
): readonly Bulb[] {
  if (width <= 2 * inset || height <= 2 * inset) return [];
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  return [
    ...along({ x: left, y: top }, { x: right, y: top }, gap),
    ...along({ x: right, y: top }, { x: right, y: bottom }, gap),
    ...along({ x: right, y: bottom }, { x: left, y: bottom }, gap),
    ...along({ x: left, y: bottom }, { x: left, y: top }, gap),
  ];
}
