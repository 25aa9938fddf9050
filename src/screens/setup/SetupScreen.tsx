import type { RouteProps } from '../../navigation/routes';
import { NotFoundScreen } from '../not-found/NotFoundScreen';

export function SetupScreen(_props: RouteProps<'Setup'>) {
  return <NotFoundScreen />;
}
