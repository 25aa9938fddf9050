import { gameRow, openGame } from '../../games';
import { useStack } from '../../navigation/useStack';
import { preferences } from '../../session/app';
import { soloTable } from './form/remembered';
import { startTable } from './startTable';
import { useSuggestedNames } from './words';

/** Starts a match of a game for one person and bots at once; `undefined` for a game that the app does not have. */
export function usePlayNow(game: string): (() => Promise<void>) | undefined {
  const names = useSuggestedNames();
  const navigation = useStack();
  if (gameRow(game) === undefined) return undefined;
  return async () => {
    const entry = await openGame(game).catch(() => undefined);
    // A double tap is one wish: after the first, another screen is on.
    if (!navigation.isFocused()) return;
    const started = entry && startTable(entry, soloTable(entry, preferences.getState(), names));
    // Whatever is in the way can be seen and mended where tables are set up.
    if (started?.ok === true) navigation.navigate('Board', { match: started.value });
    else navigation.navigate('Setup', { game });
  };
}
