import type { Point } from './heading';

/**
 * The ground that places lie on, as three marks on it show: where its corner is on the screen, and where a step across and a
 * step down it lead. However it is turned, even while it turns.
 */
export interface Ground {
  readonly corner: Point;
  readonly across: Point;
  readonly down: Point;
}

/** How far the marks are from the corner. */
export const MARK_WAY = 100;

/** The steps between the corner's mark and the other two. */
export function groundOf(corner: Point, across: Point, down: Point): Ground {
  const step = (mark: Point): Point => ({
    x: (mark.x - corner.x) / MARK_WAY,
    y: (mark.y - corner.y) / MARK_WAY,
  });
  return { corner, across: step(across), down: step(down) };
}

/** A point of the screen, counted on the ground. */
export function onGround({ corner, across, down }: Ground, point: Point): Point {
  const x = point.x - corner.x;
  const y = point.y - corner.y;
  const area = across.x * down.y - across.y * down.x;
  return {
    x: (x * down.y - y * down.x) / area,
    y: (y * across.x - x * across.y) / area,
  };
}

/** Whether what is wide on the ground is high on the screen. */
export function isSideways({ across }: Ground): boolean {
  return Math.abs(across.y) > Math.abs(across.x);
}
