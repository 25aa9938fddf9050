import type { ReactNode } from 'react';

/** A screen as it comes on. A phone shows it whole, since it slides in; in a browser: see `Entrance.web.tsx`. */
export function Entrance({ children }: { readonly children: ReactNode }) {
  return children;
}
