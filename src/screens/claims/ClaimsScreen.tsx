import type { RouteProps } from '../../navigation/routes';
import { NotFoundScreen } from '../not-found/NotFoundScreen';

export function ClaimsScreen(_props: RouteProps<'Claims'>) {
  return <NotFoundScreen />;
}
