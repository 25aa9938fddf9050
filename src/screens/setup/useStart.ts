import { useEffect, useRef, useState } from 'react';

import type { SetupError } from '../../engine/match';
import type { ShelfEntry } from '../../games/contract';
import { liveMatches, preferences } from '../../session/app';
import { prepareSaves } from '../../session/prepare';
import type { SaveError } from '../../storage/errors';
import { afterFrame } from '../../ui/motion/afterFrame';
import {
  draftOf,
  hasProblems,
  optionsOf,
  playersOf,
  type Problems,
  problemsOf,
  seedFor,
} from './form/outcome';
import type { TableForm } from './form/table-form';

/** Kept for the next time. Where it cannot be, the next table is simply the one before. */
function remember({ id, options }: ShelfEntry['game'], form: TableForm): void {
  preferences.setState(({ tables }) => ({ tables: { ...tables, [id]: draftOf(form, options) } }));
}

interface Environment {
  readonly entry: ShelfEntry;
  readonly form: TableForm;
  readonly onStarted: (match: string) => void;
  /** Called instead, with what is in the way. */
  readonly onStopped: (problems: Problems) => void;
}

/** Starts the match once, or tells what keeps it from starting. */
export function useStart({ entry, form, onStarted, onStopped }: Environment) {
  const [hasTried, setHasTried] = useState(false);
  const [refusal, setRefusal] = useState<SetupError | SaveError>();
  const isStarted = useRef(false);
  useEffect(() => afterFrame(prepareSaves), []);

  const start = () => {
    // A double tap is one wish.
    if (isStarted.current) return;
    setHasTried(true);
    setRefusal(undefined);
    const seed = seedFor(form);
    const problems = problemsOf(form, 'always');
    if (!seed.ok || hasProblems(problems)) {
      onStopped(problems);
      return;
    }
    const setup = {
      options: optionsOf(form, entry.game.options),
      seed: seed.value,
      players: playersOf(form),
    };
    const started = liveMatches.start(entry, setup);
    if (!started.ok) {
      setRefusal(started.error);
      return;
    }
    isStarted.current = true;
    remember(entry.game, form);
    onStarted(started.value.id);
  };

  return { start, refusal, problems: problemsOf(form, hasTried ? 'always' : 'left'), hasTried };
}
