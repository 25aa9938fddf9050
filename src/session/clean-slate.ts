import type { StorageError } from '../storage/errors';
import type { Rest } from '../storage/rest';
import type { Deleted, SaveRepository } from '../storage/repository';
import type { PreferencesState, PreferencesStore } from './preferences';

export interface House {
  readonly saves: Pick<SaveRepository, 'ids' | 'delete' | 'restore' | 'eraseRest' | 'restoreRest'>;
  readonly preferences: Pick<PreferencesStore, 'getState' | 'getInitialState' | 'setState'>;
  /** Gets up from whatever match is open. */
  readonly leave: () => Promise<void>;
}

/** All that was deleted, so that it can be put back. */
export interface Everything {
  readonly matches: readonly Deleted[];
  readonly rest: Rest;
  readonly likes: PreferencesState;
}

/** What was deleted, and what kept the rest from it. */
export interface Swept {
  readonly gone: Everything;
  readonly error: StorageError | undefined;
}

/** Deletes every match and all that is kept beside: the app is as on its first day. Cut short, what is left is whole. */
export async function deleteEverything({ saves, preferences, leave }: House): Promise<Swept> {
  await leave();
  const likes = preferences.getState();
  const matches: Deleted[] = [];
  const ids = await saves.ids();
  let error = ids.ok ? undefined : ids.error;
  for (const id of ids.ok ? ids.value : []) {
    const deleted = await saves.delete(id);
    if (deleted.ok) matches.push(deleted.value);
    else error = deleted.error;
  }
  if (error !== undefined) return { gone: { matches, rest: [], likes }, error };
  // First in memory, which writes it: what the app starts with is not kept before somebody changes it.
  preferences.setState({ ...preferences.getInitialState(), status: likes.status });
  const rest = await saves.eraseRest();
  if (!rest.ok) return { gone: { matches, rest: [], likes }, error: rest.error };
  return { gone: { matches, rest: rest.value, likes }, error: undefined };
}

/** Puts everything back. What could not be put back waits for another try. */
export async function putEverythingBack(
  { saves, preferences }: Pick<House, 'saves' | 'preferences'>,
  gone: Everything,
): Promise<Swept> {
  const matches: Deleted[] = [];
  let error: StorageError | undefined;
  for (const deleted of gone.matches) {
    const restored = await saves.restore(deleted);
    if (restored.ok) continue;
    matches.push(deleted);
    error = restored.error;
  }
  preferences.setState(gone.likes);
  const rest = await saves.restoreRest(gone.rest);
  return {
    gone: { ...gone, matches, rest: rest.ok ? [] : gone.rest },
    error: error ?? (rest.ok ? undefined : rest.error),
  };
}
