import { NotFoundScreen } from '../not-found/NotFoundScreen';
import type { RouteProps } from '../../navigation/routes';
import { HOLLYWOOD } from '../shelf';
import { HollywoodProgramme } from './HollywoodProgramme';

/** A game's programme; an address may name a game the app does not have. */
export function ProgrammeScreen({ route }: RouteProps<'Programme'>) {
  return route.params.game === HOLLYWOOD.id ? <HollywoodProgramme /> : <NotFoundScreen />;
}
