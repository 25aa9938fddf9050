import { createContext, type ReactNode, useContext, useState } from 'react';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Measurable {
  readonly getBoundingClientRect?: () => Rect;
}

type Attach = (node: Measurable | null) => void;

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

  /** The place's rectangle, seen from another place. */
  rect(name: string, origin: string): Rect | undefined {
    const own = this.nodes.get(name)?.getBoundingClientRect?.();
    const from = this.nodes.get(origin)?.getBoundingClientRect?.();
    if (own === undefined || from === undefined || own.width === 0) return undefined;
    const { x, y, width, height } = own;
    return { x: x - from.x, y: y - from.y, width, height };
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
