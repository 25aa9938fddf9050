import { entryAt } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { type ObjectiveId, OBJECTIVES } from './cards/objectives';
import { genreOf, meets } from './facts';
import { MOST_OBJECTIVES } from './numbers';
import type { Take } from './take';
import type { PublicState } from './types';

/** Whether the movies a player has released do what the objective asks for. */
export function isMet(
  { movies, studios }: PublicState,
  seat: Seat,
  objective: ObjectiveId,
): boolean {
  const { goal } = OBJECTIVES[objective];
  const own = entryAt(movies, seat);
  if (goal.kind === 'genres') return new Set(own.map(genreOf)).size >= goal.count;
  const studio = entryAt(studios, seat);
  const fitting = own.filter((movie) => meets(movie, studio, goal.conditions));
  return fitting.length >= goal.count;
}

/** [EPOBJECTIVE-1] Reveals what is met, two at most; then the third goes. */
export function checkObjectives(take: Take, seat: Seat): void {
  for (const objective of take.of('objectives', seat)) {
    const revealed = take.of('revealed', seat);
    if (revealed.length >= MOST_OBJECTIVES) discardObjective(take, seat, objective);
    else if (isMet(take.state, seat, objective)) {
      take.set('revealed', seat, [...revealed, objective]);
      drop(take, seat, objective);
      take.tell({ type: 'objective-revealed', seat, objective });
    }
  }
  const [last] = take.of('objectives', seat);
  if (last !== undefined && take.of('revealed', seat).length >= MOST_OBJECTIVES)
    discardObjective(take, seat, last);
}

function drop(take: Take, seat: Seat, objective: ObjectiveId): void {
  const left = take.of('objectives', seat).filter((other) => other !== objective);
  take.set('objectives', seat, left);
}

/** Nobody sees which one it was. */
function discardObjective(take: Take, seat: Seat, objective: ObjectiveId): void {
  drop(take, seat, objective);
  take.update({ objectiveBox: [...take.state.objectiveBox, objective] });
  take.tell({ type: 'objective-discarded', seat, hidden: { objective } });
}
