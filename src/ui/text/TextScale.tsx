import { createContext, type ReactNode, useContext } from 'react';

import { type Type, typeAt } from './type';
import { useSystemTextScale } from './useSystemTextScale';

/** Beyond these a phone shows a word or two at a time; whoever needs more has the system's magnifier. */
const LIMITS = { least: 0.85, most: 2 } as const;

const TextScaleContext = createContext(1);

/** Follows the size of text that the person has set in the system or the browser. */
export function TextScaleProvider({ children }: { readonly children: ReactNode }) {
  const asked = Math.max(LIMITS.least, Math.min(useSystemTextScale(), LIMITS.most));
  return <TextScaleContext value={Math.round(asked * 100) / 100}>{children}</TextScaleContext>;
}

interface Props {
  readonly scale: number;
  readonly children: ReactNode;
}

/** For what cannot scroll and has worked out how large its words may be. */
export function InTextScale({ scale, children }: Props) {
  return <TextScaleContext value={scale}>{children}</TextScaleContext>;
}

export function useTextScale(): number {
  return useContext(TextScaleContext);
}

/** The type sizes as they are here. */
export function useType(): Type {
  return typeAt(useTextScale());
}
