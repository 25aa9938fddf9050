import { useEffect, useRef, useState } from 'react';

import type { SetupError } from '../../engine/match';
import type { ShelfEntry } from '../../games/contract';
import { preferences } from '../../session/app';
import { prepareSaves } from '../../session/prepare';
import type { SaveError } from '../../storage/errors';
import { afterFrame } from '../../ui/motion/afterFrame';
import { useLatest } from '../../ui/useLatest';
import { draftOf, type Problems, problemsOf } from './form/outcome';
import { isSolo } from './form/remembered';
import type { TableForm } from './form/table-form';
import { startTable } from './startTable';

/** Kept for the next time. Where it cannot be, the next table is simply the one before. */
function remember({ id, options }: ShelfEntry['game'], form: TableForm): void {
  const draft = draftOf(form, options);
  preferences.setState(({ tables, soloTables }) => ({
    tables: { ...tables, [id]: draft },
    ...(isSolo(draft) && { soloTables: { ...soloTables, [id]: draft } }),
  }));
}

interface Environment {
  readonly entry: ShelfEntry;
  readonly form: TableForm;
  readonly onStarted: (match: string) => void;
  /** Called instead, with what is in the way, when that can be seen. */
  readonly onStopped: (problems: Problems) => void;
}

/** Starts the match once, or tells what keeps it from starting. */
export function useStart({ entry, form, onStarted, onStopped }: Environment) {
  const [stops, setStops] = useState(0);
  const [hasTried, setHasTried] = useState(false);
  const [refusal, setRefusal] = useState<SetupError | SaveError>();
  const isStarted = useRef(false);
  useEffect(() => afterFrame(prepareSaves), []);

  const start = () => {
    // A double tap is one wish.
    if (isStarted.current) return;
    setHasTried(true);
    setRefusal(undefined);
    const started = startTable(entry, form);
    if (started.ok) {
      isStarted.current = true;
      remember(entry.game, form);
      onStarted(started.value);
    } else if (started.error.kind === 'problems') setStops(stops + 1);
    else setRefusal(started.error.reason);
  };

  const problems = problemsOf(form, hasTried ? 'always' : 'left');
  const stopped = useLatest(() => {
    onStopped(problems);
  });
  // Not before the words for it have taken their room: they would push away whatever is brought into sight.
  useEffect(() => {
    if (stops > 0) stopped();
  }, [stops, stopped]);

  return { start, refusal, problems, hasTried };
}
