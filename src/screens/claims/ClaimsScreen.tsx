import type { RouteProps } from '../../navigation/routes';
import { MatchGate } from '../match/MatchGate';
import { ClaimsTable } from './ClaimsTable';

/** The cards of a round go out to their owners. */
export function ClaimsScreen({ route }: RouteProps<'Claims'>) {
  return (
    <MatchGate id={route.params.match}>
      {(live, reload) => <ClaimsTable key={live.id} live={live} onReload={reload} />}
    </MatchGate>
  );
}
