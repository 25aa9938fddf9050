import { createContext, type ReactNode, useContext } from 'react';

import type { LookName } from './lookNames';
import { LOOKS } from './looks';
import type { Tones } from './tones';

const TonesContext = createContext<Tones>(LOOKS.evening);

interface Props {
  readonly look: LookName;
  readonly children: ReactNode;
}

/** Shows what is inside in one look. Whoever asks for the tones is drawn anew when it changes; nothing starts over. */
export function InLook({ look, children }: Props) {
  return <TonesContext value={LOOKS[look]}>{children}</TonesContext>;
}

export function useTones(): Tones {
  return useContext(TonesContext);
}
