import { createContext, type ReactNode, useContext, useState } from 'react';

import { type Ground, groundOf, isSideways, onGround } from './ground';
import type { Point } from './heading';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place that rests, or something that is on its way. */
export type Origin = string | { readonly itself: string };

interface Measurable {
  readonly getBoundingClientRect?: () => Rect;
  /** As it was laid out, however it is turned. */
  readonly offsetWidth?: number;
  readonly offsetHeight?: number;
}

type Attach = (node: Measurable | null) => void;

/** Its corner, a step across and a step down: see `GroundMarks`. Without them the ground is the screen. */
export const GROUND_MARKS = ['ground corner', 'ground across', 'ground down'] as const;
export type GroundMark = (typeof GROUND_MARKS)[number];

function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Where things are on the screen, by name, so that what moves can move from one real place to another. Asked only
 * after layout, in effects; a place that is not on the screen has no rectangle, and then nothing flies. A place that has
 * been measured is known until the table is laid out anew: asking a page that has just changed makes it lay out at once.
 */
export class Places {
  private readonly nodes = new Map<string, Measurable>();
  private readonly attachers = new Map<string, Attach>();
  private readonly known = new Map<string, Rect>();

  /** The `ref` of the view that is this place. */
  ref(name: string): Attach {
    const known = this.attachers.get(name);
    if (known !== undefined) return known;
    const attach: Attach = (node) => {
      this.known.delete(name);
      if (node === null) this.nodes.delete(name);
      else this.nodes.set(name, node);
    };
    this.attachers.set(name, attach);
    return attach;
  }

  /** As `ref`, for a mark of the ground: from then on all is counted on it, and what was known is not. */
  markRef(mark: GroundMark): Attach {
    const attach = this.ref(mark);
    return (node) => {
      this.forget();
      attach(node);
    };
  }

  /** The place's rectangle, seen from another place; from something that moves, as it lies just now. */
  rect(name: string, origin: Origin): Rect | undefined {
    const own = this.box(name);
    const from = typeof origin === 'string' ? this.box(origin) : this.measure(origin.itself);
    if (own === undefined || from === undefined) return undefined;
    const { x, y, width, height } = own;
    return { x: x - from.x, y: y - from.y, width, height };
  }

  /** A point of the screen, seen from a place; nothing where the ground is the screen itself. */
  pointFrom(origin: string, point: Point): Point | undefined {
    const ground = this.ground();
    const from = this.box(origin);
    if (ground === undefined || from === undefined) return undefined;
    const { x, y } = onGround(ground, point);
    return { x: x - from.x, y: y - from.y };
  }

  /** The table is laid out anew, or stands otherwise on the screen. */
  forget(): void {
    this.known.clear();
  }

  private box(name: string): Rect | undefined {
    const box = this.known.get(name) ?? this.measure(name);
    if (box !== undefined) this.known.set(name, box);
    return box;
  }

  private ground(): Ground | undefined {
    const [corner, across, down] = GROUND_MARKS.map((mark) => this.onScreen(mark));
    if (corner === undefined || across === undefined || down === undefined) return undefined;
    return groundOf(centreOf(corner), centreOf(across), centreOf(down));
  }

  private onScreen(name: string): Rect | undefined {
    const box = this.nodes.get(name)?.getBoundingClientRect?.();
    return box?.width === 0 ? undefined : box;
  }

  /** On a turned ground only the middle of what is measured is certain; its size is the one it was laid out in. */
  private measure(name: string): Rect | undefined {
    const seen = this.onScreen(name);
    const ground = this.ground();
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
