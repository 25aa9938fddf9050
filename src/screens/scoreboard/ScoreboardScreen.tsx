import type { RouteProps } from '../../navigation/routes';
import { NotFoundScreen } from '../not-found/NotFoundScreen';

export function ScoreboardScreen(_props: RouteProps<'Scoreboard'>) {
  return <NotFoundScreen />;
}
