import { createContext, type ReactNode, useContext, useState } from 'react';

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
}

type Attach = (node: Measurable | null) => void;

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

  /** The place's rectangle, seen from another place; from something that moves, as it lies just now. */
  rect(name: string, origin: Origin): Rect | undefined {
    const own = this.box(name);
    const from = typeof origin === 'string' ? this.box(origin) : this.measure(origin.itself);
    if (own === undefined || from === undefined) return undefined;
    const { x, y, width, height } = own;
    return { x: x - from.x, y: y - from.y, width, height };
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

  private measure(name: string): Rect | undefined {
    const box = this.nodes.get(name)?.getBoundingClientRect?.();
    return box?.width === 0 ? undefined : box;
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
