import { useState } from 'react';

import { judge, type Try, type WrongTry } from '../../games/hollywood/first-night/tries';
import type { ColumnIndex } from '../../games/hollywood/types';
import { usePreferences } from '../../session/usePreferences';
import type { StudioKind } from '../board/StudioCardButton';
import type { Lesson, Position } from './useLesson';

/** What was touched last, as long as the scene has not moved on. */
interface Touched {
  readonly at: Position;
  /** A column that is looked at before the reel is placed. */
  readonly column?: ColumnIndex;
  /** A studio card that was lifted. */
  readonly studio?: StudioKind;
  /** What was not right about it. */
  readonly wrong?: WrongTry;
}

export interface Tries {
  readonly column: ColumnIndex | undefined;
  readonly studio: StudioKind | undefined;
  readonly wrong: WrongTry | undefined;
  readonly touch: (tried: Try) => void;
  /** Puts away what is looked at or lifted; absent where nothing is. */
  readonly cancel: (() => void) | undefined;
}

/** Takes what the newcomer touches as the table does, and lets only what the scene wants happen. */
export function useTries({ scene, position, view, isReady, advance }: Lesson): Tries {
  const [last, setLast] = useState<Touched>();
  const placesAtOnce = usePreferences(({ placing }) => placing === 'one-tap');
  const touched = last?.at === position ? last : undefined;

  const isConfirmed = (tried: Try): boolean => {
    if (scene.wants.kind === 'touch') return true;
    switch (tried.kind) {
      case 'column':
        return placesAtOnce || touched?.column === tried.column;
      case 'studio':
        return touched?.studio === tried.card;
      case 'project':
        return true;
    }
  };

  return {
    column: touched?.column,
    studio: touched?.studio,
    wrong: touched?.wrong,
    cancel:
      touched?.column === undefined && touched?.studio === undefined
        ? undefined
        : () => {
            setLast(undefined);
          },
    touch(tried) {
      if (!isReady) return;
      if (scene.wants.kind === 'go-on' && tried.kind === 'column') {
        advance();
        return;
      }
      const wrong = judge(scene, view.match.state, tried);
      if (wrong !== undefined) setLast({ at: position, wrong });
      else if (isConfirmed(tried)) advance();
      else if (tried.kind === 'column') setLast({ at: position, column: tried.column });
      else if (tried.kind === 'studio') setLast({ at: position, studio: tried.card });
    },
  };
}
