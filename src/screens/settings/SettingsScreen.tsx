import type { RouteProps } from '../../navigation/routes';
import { NotFoundScreen } from '../not-found/NotFoundScreen';

export function SettingsScreen(_props: RouteProps<'Settings'>) {
  return <NotFoundScreen />;
}
