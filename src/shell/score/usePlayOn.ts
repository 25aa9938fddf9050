import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { backFromEnd, isFinished, type Match } from '../../engine/match';
import { liveMatches, saves } from '../../session/app';
import type { SaveError } from '../../storage/errors';
import type { MatchId } from '../../storage/keys';
import { freeName } from './freeName';

interface Handlers {
  readonly onStarted: (id: MatchId) => void;
  readonly onRefused: (error: SaveError) => void;
}

/** The names that matches have. Where the storage does not tell, none: two matches of one name are no harm. */
async function namesTaken(): Promise<readonly string[]> {
  const listed = await saves.list();
  if (!listed.ok) return [];
  return listed.value.flatMap((entry) =>
    entry.kind === 'ready' && entry.summary.name !== undefined ? [entry.summary.name] : [],
  );
}

/** Goes back into a finished match, as a copy with a name of its own; `undefined` where there is nothing to go back to. */
export function usePlayOn(
  match: Match,
  { onStarted, onRefused }: Handlers,
): (() => void) | undefined {
  const { t } = useTranslation('match');
  const isCopying = useRef(false);
  const back = isFinished(match) ? backFromEnd(match) : undefined;
  if (back === undefined) return undefined;
  const copy = async () => {
    // A double tap is one wish.
    if (isCopying.current) return;
    isCopying.current = true;
    const started = liveMatches.startFrom(back, freeName(t('score.copy'), await namesTaken()));
    isCopying.current = false;
    if (started.ok) onStarted(started.value.id);
    else onRefused(started.error);
  };
  return () => void copy();
}
