import { startTransition, useState } from 'react';

import type { ColumnIndex } from '../../games/hollywood/types';
import type { StudioKind } from './StudioCardButton';

/** What a finger has touched once: a column to look at, or a studio card that was lifted. */
export type Choice = { readonly column: ColumnIndex } | { readonly studio: StudioKind };

/** A choice belongs to one moment of the match: as soon as the match moves on, it is gone. */
export function useChoice(turn: number) {
  const [chosen, setChosen] = useState<{ readonly turn: number; readonly choice: Choice }>();
  const choice = chosen?.turn === turn ? chosen.choice : undefined;
  return {
    column: choice !== undefined && 'column' in choice ? choice.column : undefined,
    studio: choice !== undefined && 'studio' in choice ? choice.studio : undefined,
    choose: (next: Choice | undefined) => {
      // In slices: the finger is still on the glass, and a frame must not wait for a whole table.
      startTransition(() => {
        setChosen(next === undefined ? undefined : { turn, choice: next });
      });
    },
  };
}
