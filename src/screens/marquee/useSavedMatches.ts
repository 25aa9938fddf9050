import type { ShareOutcome } from '../../ui/share/outcome';
import { useMatchActions } from './useMatchActions';
import { useSaves } from './useSaves';

/** The saved matches, and everything one can do with them. */
export function useSavedMatches(share: (text: string) => Promise<ShareOutcome>) {
  const { list, refresh } = useSaves();
  return { list, refresh, ...useMatchActions(share, refresh) };
}
