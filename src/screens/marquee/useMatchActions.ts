import { useCallback, useRef, useState } from 'react';

import { saves } from '../../session/app';
import { archivist } from '../../session/app-memory';
import { type ArchiveError, decodeArchive } from '../../storage/archive';
import type { SaveError, StorageError } from '../../storage/errors';
import type { MatchId } from '../../storage/keys';
import type { Deleted } from '../../storage/repository';
import type { ShareOutcome } from '../../ui/share/outcome';
import { deletedIn, type Notice } from './notice';

export type ImportError = SaveError | StorageError | ArchiveError;

/** Everything one can do with saved matches. After each the list is read anew: it shows what is there. */
export function useMatchActions(
  share: (text: string) => Promise<ShareOutcome>,
  refresh: () => Promise<void>,
) {
  const [notice, setNotice] = useState<Notice>();
  const latest = useRef<Notice>(undefined);

  const tell = useCallback((next: Notice | undefined) => {
    latest.current = next;
    setNotice(next);
  }, []);

  const fail = (error: SaveError | StorageError) => {
    tell({ kind: 'failed', error, deleted: deletedIn(latest.current) });
  };

  const remove = async (id: MatchId) => {
    const deleted = await saves.delete(id);
    if (!deleted.ok) fail(deleted.error);
    await refresh();
    // Told when it can be seen to be gone.
    if (deleted.ok)
      tell({ kind: 'deleted', deleted: [...deletedIn(latest.current), deleted.value] });
  };

  const putBack = async () => {
    const waiting = deletedIn(latest.current);
    const left: Deleted[] = [];
    let reason: StorageError | undefined;
    for (const deleted of waiting) {
      const restored = await saves.restore(deleted);
      if (restored.ok) continue;
      left.push(deleted);
      reason = restored.error;
    }
    tell(
      reason === undefined
        ? { kind: 'restored', count: waiting.length }
        : { kind: 'failed', error: reason, deleted: left },
    );
    await refresh();
  };

  const exportMatch = async (id: MatchId) => {
    const text = await saves.exportText(id);
    if (!text.ok) {
      fail(text.error);
      return;
    }
    const outcome = await share(text.value);
    if (outcome === 'copied') tell({ kind: 'copied' });
  };

  const importArchive = async (text: string): Promise<ImportError | undefined> => {
    const taken = await archivist.import(text);
    if (!taken.ok) return taken.error;
    await refresh();
    tell({ kind: 'archive', report: taken.value });
    return undefined;
  };

  /** Takes in one match, or everything that was exported at once. */
  const importText = async (text: string): Promise<ImportError | undefined> => {
    const archive = decodeArchive(text);
    if (archive.ok || archive.error.code === 'archive-too-new') return importArchive(text);
    const imported = await saves.importText(text);
    if (!imported.ok) return imported.error;
    // Told when it can be seen: the sheet that waits for the answer closes at the same time.
    await refresh();
    tell({ kind: 'imported' });
    return undefined;
  };

  const dismiss = useCallback(() => {
    tell(undefined);
  }, [tell]);

  return { notice, dismiss, remove, putBack, exportMatch, importText };
}
