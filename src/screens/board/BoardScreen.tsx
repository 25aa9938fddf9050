import type { RouteProps } from '../../navigation/routes';
import { NotFoundScreen } from '../not-found/NotFoundScreen';

export function BoardScreen(_props: RouteProps<'Board'>) {
  return <NotFoundScreen />;
}
