import type { Seat } from '../../engine/seats';
import { aimsOf, type Sight } from './aims';
import { type CostumeId, effectOfCostume } from './cards';
import { beginEffect } from './effects';
import { goOn } from './flow';
import { entryAt, replaced, type Take, without } from './take';
import type { Action, Aim, WaitPhase } from './types';

export function wearable(sight: Sight, seat: Seat): readonly Action[] {
  return entryAt(sight.table.costumes, seat).flatMap((costume) =>
    aimsOf(sight, seat, effectOfCostume(costume)).map((aim): Action => ({
      type: 'wear',
      costume,
      aim,
    })),
  );
}

/** Who has used the last costume is not waited for at the last call. */
function withoutSeat(phase: WaitPhase, seat: Seat): WaitPhase {
  if (phase.kind !== 'last-call') return phase;
  return { kind: 'last-call', waiting: phase.waiting.filter((other) => other !== seat) };
}

export function wear(take: Take, phase: WaitPhase, seat: Seat, costume: CostumeId, aim: Aim): void {
  const left = without(entryAt(take.state.costumes, seat), [costume]);
  take.update({
    costumes: replaced(take.state.costumes, seat, left),
    costumeDeck: [...take.state.costumeDeck, costume],
  });
  take.tell({ type: 'costume-worn', seat, costume, aim });
  const then = left.length === 0 ? withoutSeat(phase, seat) : phase;
  const pending = beginEffect(take, seat, effectOfCostume(costume), aim, then);
  if (pending === undefined) goOn(take, then);
  else take.update({ phase: pending });
}

/** At the last call somebody keeps their costumes for another day. */
export function keepCostumes(take: Take, phase: WaitPhase, seat: Seat): void {
  take.tell({ type: 'passed', seat });
  goOn(take, withoutSeat(phase, seat));
}
