import type { RouteProps } from '../../navigation/routes';
import { MatchGate } from '../match/MatchGate';
import { BoardTable } from './BoardTable';

/** A round being played. */
export function BoardScreen({ route }: RouteProps<'Board'>) {
  return (
    <MatchGate id={route.params.match}>
      {(live, reload) => <BoardTable key={live.id} live={live} onReload={reload} />}
    </MatchGate>
  );
}
