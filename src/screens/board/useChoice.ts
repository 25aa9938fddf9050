import { startTransition, useState } from 'react';

import type { ColumnIndex } from '../../games/hollywood/types';
import type { SectionName } from '../rules/sections';
import type { StudioKind } from './StudioCardButton';

/** What a finger has touched once: a column to look at, or a studio card that was lifted. */
export type Choice =
  | { readonly column: ColumnIndex }
  | { readonly studio: StudioKind }
  /** A column that takes no reel any more: it says so. */
  | { readonly full: ColumnIndex }
  /** The hint: it is looked for, or read. */
  | { readonly hint: true };

/**
 * A choice belongs to one moment of the match: as soon as the match moves on, it is gone. The moment is the list of its
 * turns itself and not their number, which comes again when a turn is taken back.
 */
export function useChoice(moment: object) {
  const [chosen, setChosen] = useState<{ readonly moment: object; readonly choice: Choice }>();
  const choice = chosen?.moment === moment ? chosen.choice : undefined;
  const choose = (next: Choice | undefined): void => {
    // In slices: the finger is still on the glass, and a frame must not wait for a whole table.
    startTransition(() => {
      setChosen(next === undefined ? undefined : { moment, choice: next });
    });
  };
  return {
    column: choice !== undefined && 'column' in choice ? choice.column : undefined,
    studio: choice !== undefined && 'studio' in choice ? choice.studio : undefined,
    full: choice !== undefined && 'full' in choice ? choice.full : undefined,
    isHint: choice !== undefined && 'hint' in choice,
    /** Whether there is something that can be taken back: a column that says no is none. */
    isMade: choice !== undefined && !('full' in choice),
    choose,
    cancel: () => {
      choose(undefined);
    },
  };
}

const STUDIO_SECTION = { clap: 'clap-board', double: 'double-reel' } as const;

/** Where the rules tell more of what was touched. */
export function whyOf({ full, studio }: ReturnType<typeof useChoice>): SectionName | undefined {
  if (full !== undefined) return 'full-columns';
  return studio === undefined ? undefined : STUDIO_SECTION[studio];
}
