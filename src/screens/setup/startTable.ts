import type { SetupError } from '../../engine/match';
import { err, ok, type Result } from '../../engine/result';
import type { ShelfEntry } from '../../games/contract';
import { liveMatches } from '../../session/app';
import type { SaveError } from '../../storage/errors';
import {
  hasProblems,
  optionsOf,
  playersOf,
  type Problems,
  problemsOf,
  seedFor,
} from './form/outcome';
import type { TableForm } from './form/table-form';

export type StartError =
  /** Something in the form is in the way. */
  | { readonly kind: 'problems'; readonly problems: Problems }
  /** The engine or the storage would not start it. */
  | { readonly kind: 'refused'; readonly reason: SetupError | SaveError };

/** Starts a match at this table, or tells what is in the way. Gives the id of the match. */
export function startTable(entry: ShelfEntry, form: TableForm): Result<string, StartError> {
  const seed = seedFor(form);
  const problems = problemsOf(form, 'always');
  if (!seed.ok || hasProblems(problems)) return err({ kind: 'problems', problems });
  const started = liveMatches.start(entry, {
    options: optionsOf(form, entry.game.options),
    seed: seed.value,
    players: playersOf(form),
  });
  if (!started.ok) return err({ kind: 'refused', reason: started.error });
  return ok(started.value.id);
}
