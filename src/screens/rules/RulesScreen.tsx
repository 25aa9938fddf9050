import type { RouteProps } from '../../navigation/routes';
import { BookScreen } from '../../shell/book/BookScreen';
import { HOLLYWOOD } from '../shelf';
import { HollywoodRules } from './HollywoodRules';
import { sectionNamed } from './sections';

/** A game's rules; an address may name a game the app does not have, or a section the rules do not have. */
export function RulesScreen({ route }: RouteProps<'Rules'>) {
  const { game, section } = route.params;
  if (game !== HOLLYWOOD.id) return <BookScreen game={game} section={section} />;
  const named = sectionNamed(section);
  const isLost = section !== undefined && named === undefined;
  return <HollywoodRules section={named} isLost={isLost} />;
}
