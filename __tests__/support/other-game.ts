import { createStore } from 'zustand/vanilla';

import { liveMatches } from '../../src/session/app';
import type { SessionState } from '../../src/session/session';
import { isMatchId } from '../../src/storage/keys';
import { must } from './results';

/** Opens a stored match and lets it pass for one of another game that the shelf has; what comes back ends that. */
export async function openAsOtherGame(id: string): Promise<() => void> {
  if (!isMatchId(id)) throw new Error(`Not the name of a match: ${id}`);
  const live = must(await liveMatches.open(id));
  const { match } = live.session.store.getState();
  const other = { ...match, game: { ...match.game, id: 'croquet' } };
  const store = createStore<SessionState>(() => ({
    match: other,
    thinking: undefined,
    holder: undefined,
  }));
  const find = jest
    .spyOn(liveMatches, 'find')
    .mockReturnValue({ ...live, session: { ...live.session, store } });
  return () => {
    find.mockRestore();
  };
}
