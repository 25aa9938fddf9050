import type { Ink } from './moods';

/** One stroke of a brush: an outline and the ink it is filled or drawn with. */
export interface Shape {
  readonly d: string;
  readonly ink: Ink;
  readonly opacity?: number;
  /** The width of its line; without one it is filled. */
  readonly line?: number;
  readonly transform?: string;
}

/**
 * A picture as data, from the back to the front, in a box of 200 by 210 that nothing leaves: so it needs no clipping,
 * wherever it is shown. A card's badge covers its top left and a reel its bottom right; what tells the tale is between.
 */
export type Scene = readonly Shape[];

export const SCENE_WIDTH = 200;
export const SCENE_HEIGHT = 210;

export const fill = (ink: Ink, d: string, opacity?: number): Shape =>
  opacity === undefined ? { ink, d } : { ink, d, opacity };

export const line = (ink: Ink, width: number, d: string, opacity?: number): Shape => ({
  ...fill(ink, d, opacity),
  line: width,
});

export const moved = (transform: string, shapes: readonly Shape[]): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, transform }));

export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function disc(cx: number, cy: number, r: number): string {
  return oval(cx, cy, r, r);
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

type Pair = readonly [number, number];

export const discs = (r: number, ...middles: readonly Pair[]): string =>
  middles.map(([x, y]) => disc(x, y, r)).join('');

export const boxes = (width: number, height: number, ...corners: readonly Pair[]): string =>
  corners.map(([x, y]) => box(x, y, width, height)).join('');

/** A small heart with its middle at a point. */
export function heart(x: number, y: number, size: number): string {
  const s = size / 2;
  return `M${x} ${y + s}C${x - 2.2 * s} ${y - 0.3 * s} ${x - s} ${y - 1.5 * s} ${x} ${y - 0.4 * s}C${x + s} ${y - 1.5 * s} ${x + 2.2 * s} ${y - 0.3 * s} ${x} ${y + s}Z`;
}

/** A flame that stands on a point. */
export function flame(x: number, y: number, height: number): string {
  const w = height * 0.36;
  return `M${x} ${y}C${x - w * 1.3} ${y - height * 0.25} ${x - w * 0.7} ${y - height * 0.55} ${x} ${y - height}C${x + w * 0.7} ${y - height * 0.6} ${x + w * 1.3} ${y - height * 0.3} ${x} ${y}Z`;
}
