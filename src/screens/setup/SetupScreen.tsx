import { findGame } from '../../games';
import type { RouteProps } from '../../navigation/routes';
import { NotFoundScreen } from '../not-found/NotFoundScreen';
import { CastingCall } from './CastingCall';

/** Sets up the table for a new match; an address may name a game the app does not have, or carry any seed. */
export function SetupScreen({ route, navigation }: RouteProps<'Setup'>) {
  const { game, seed } = route.params;
  const entry = findGame(game);
  if (entry === undefined) return <NotFoundScreen />;
  return (
    <CastingCall
      entry={entry}
      name={entry.name}
      // `?seed=a&seed=b` comes as a list, whatever the types say.
      sharedSeed={typeof seed === 'string' ? seed : ''}
      onStarted={(match) => {
        navigation.replace('Board', { match });
      }}
    />
  );
}
