/** A sunburst that ends at the edges of a picture instead of on a circle, as one outline. */
export function rays(count: number, cx: number, cy: number, width = 200, height = 210): string {
  const edge = (index: number) => {
    const angle = (Math.PI * index) / count - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const toSide = Math.abs((dx > 0 ? width - cx : cx) / dx);
    const toEnd = Math.abs((dy > 0 ? height - cy : cy) / dy);
    const length = Math.min(toSide, toEnd);
    return `${(cx + dx * length).toFixed(1)} ${(cy + dy * length).toFixed(1)}`;
  };
  return Array.from(
    { length: count },
    (_, ray) => `M${cx} ${cy}L${edge(2 * ray)} ${edge(2 * ray + 1)}Z`,
  ).join('');
}
