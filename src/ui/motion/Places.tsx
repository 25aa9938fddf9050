import { createContext, type ReactNode, useContext, useState } from 'react';

import { type Ground, groundOf, isSideways, onGround } from './ground';
import type { Point } from './heading';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Measurable {
  readonly getBoundingClientRect?: () => Rect;
  /** As it was laid out, however it is turned. */
  readonly offsetWidth?: number;
  readonly offsetHeight?: number;
}

type Attach = (node: Measurable | null) => void;

/** Places of their own: see `GroundMarks`. Without them the ground is the screen. */
export const GROUND_MARKS = {
  corner: 'ground corner',
  across: 'ground across',
  down: 'ground down',
} as const;

function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Where things are on the screen, by name, so that what moves can move from one real place to another. Asked only
 * after layout, in effects; a place that is not on the screen has no rectangle, and then nothing flies.
 */
export class Places {
  private readonly nodes = new Map<string, Measurable>();
  private readonly attachers = new Map<string, Attach>();

  /** The `ref` of the view that is this place. */
  ref(name: string): Attach {
    const known = this.attachers.get(name);
    if (known !== undefined) return known;
    const attach: Attach = (node) => {
      if (node === null) this.nodes.delete(name);
      else this.nodes.set(name, node);
    };
    this.attachers.set(name, attach);
    return attach;
  }

  /** The place's rectangle, seen from another place on the same ground. */
  rect(name: string, origin: string): Rect | undefined {
    const ground = this.ground();
    const own = this.box(name, ground);
    const from = this.box(origin, ground);
    if (own === undefined || from === undefined || own.width === 0) return undefined;
    const { x, y, width, height } = own;
    return { x: x - from.x, y: y - from.y, width, height };
  }

  /** A point of the screen, seen from a place; nothing where the ground is the screen itself. */
  pointFrom(origin: string, point: Point): Point | undefined {
    const ground = this.ground();
    const from = this.box(origin, ground);
    if (ground === undefined || from === undefined) return undefined;
    const { x, y } = onGround(ground, point);
    return { x: x - from.x, y: y - from.y };
  }

  private ground(): Ground | undefined {
    const [corner, across, down] = Object.values(GROUND_MARKS).map((mark) => this.measured(mark));
    if (corner === undefined || across === undefined || down === undefined) return undefined;
    return groundOf(centreOf(corner), centreOf(across), centreOf(down));
  }

  private measured(name: string): Rect | undefined {
    return this.nodes.get(name)?.getBoundingClientRect?.();
  }

  /** On a turned ground only the middle of what is measured is certain; its size is the one it was laid out in. */
  private box(name: string, ground: Ground | undefined): Rect | undefined {
    const seen = this.measured(name);
    if (seen === undefined || ground === undefined) return seen;
    const { offsetWidth, offsetHeight } = this.nodes.get(name) ?? {};
    const [across, down] = isSideways(ground)
      ? [seen.height, seen.width]
      : [seen.width, seen.height];
    const width = offsetWidth ?? across;
    const height = offsetHeight ?? down;
    const middle = onGround(ground, centreOf(seen));
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  }
}

const PlacesContext = createContext(new Places());

export function PlacesProvider({ children }: { readonly children: ReactNode }) {
  const [places] = useState(() => new Places());
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

export function usePlaces(): Places {
  return useContext(PlacesContext);
}
