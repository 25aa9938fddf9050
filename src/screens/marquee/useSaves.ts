import { useCallback, useRef, useState } from 'react';

import { saves } from '../../session/app';
import type { StorageError } from '../../storage/errors';
import type { SaveEntry } from '../../storage/reader';

export type SaveList =
  | { readonly kind: 'reading' }
  | { readonly kind: 'unreadable'; readonly error: StorageError }
  /** `now`: when it was read, which the ages of matches are counted from. */
  | { readonly kind: 'read'; readonly entries: readonly SaveEntry[]; readonly now: number };

/** What the storage holds, as it was when last looked at. */
export function useSaves(): { readonly list: SaveList; readonly refresh: () => Promise<void> } {
  const [list, setList] = useState<SaveList>({ kind: 'reading' });
  const asked = useRef(0);
  const refresh = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const read = await saves.list();
    // Of several questions only the last one's answer is true.
    if (own !== asked.current) return;
    setList(
      read.ok
        ? { kind: 'read', entries: read.value, now: Date.now() }
        : { kind: 'unreadable', error: read.error },
    );
  }, []);
  return { list, refresh };
}

export type ReadyEntry = Extract<SaveEntry, { kind: 'ready' }>;
export type UnusableEntry = Extract<SaveEntry, { kind: 'unusable' }>;

/** The latest match that can go on, the others that wait or are damaged, and those that are over. */
export function splitEntries(entries: readonly SaveEntry[]): {
  readonly latest: ReadyEntry | undefined;
  readonly others: readonly SaveEntry[];
  readonly finished: readonly ReadyEntry[];
} {
  const ready = entries.filter((entry): entry is ReadyEntry => entry.kind === 'ready');
  const finished = ready.filter(({ summary }) => summary.isOver);
  const latest = ready.find(({ summary }) => !summary.isOver);
  const isElsewhere = (entry: SaveEntry) => finished.some((one) => one === entry);
  return {
    latest,
    others: entries.filter((entry) => entry !== latest && !isElsewhere(entry)),
    finished,
  };
}
