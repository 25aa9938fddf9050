import type { Seat } from '../../engine/seats';
import { aimsOf, type Sight } from './aims';
import { effectOfJob, type JobId } from './cards';
import { allDice, isSameDie, rollDie } from './dice';
import { beginEffect, lookAtGhosts } from './effects';
import { goOn, isPosterOpen, revealTopPoster } from './flow';
import { jobsOf, jobsToTake, ownerOf, takeFromCentre, whyNotPerformed } from './jobs';
import { REROLLS } from './numbers';
import type { Take } from './take';
import type { Action, After, Aim, DieRef, Phase, PublicState } from './types';
import type { Effect } from './vocabulary';

const TURN_OVER: After = { kind: 'turn-over' };

/** [47REROLL-1] */
const PLAIN_REROLL: Effect = { kind: 'reroll', times: REROLLS, again: false };

/** What can be done with a job that a seat may perform now. */
export function performances(sight: Sight, seat: Seat, job: JobId): readonly Action[] {
  if (whyNotPerformed(sight.table, seat, job) !== undefined) return [];
  return aimsOf(sight, seat, effectOfJob(job)).map((aim) => ({ type: 'perform', job, aim }));
}

/** [47TURN-2] [47SWAP-1] [47SMALL-2] [47SMALL-5] Perform a job, swap one, re-roll dice, look at the ghosts, or pass. */
export function legalTurns(sight: Sight, seat: Seat): readonly Action[] {
  const { table } = sight;
  const own = jobsOf(table, seat);
  return [
    ...own.flatMap((job) => performances(sight, seat, job)),
    ...own.flatMap((give) =>
      jobsToTake(table).map((take): Action => ({ type: 'swap', give, take })),
    ),
    ...allDice(table).map((die): Action => ({ type: 'reroll', ...die })),
    ...(table.ghostsSeenBy.length > 0 ? [{ type: 'look-at-ghosts' } as const] : []),
    { type: 'pass' },
  ];
}

/** [47PRODUCER-2] What a producer gets who gives the job itself to another player; nothing for any other swap. */
function receivedFor(before: PublicState, seat: Seat, job: JobId, aim: Aim): JobId | undefined {
  if (aim.at !== 'jobs' || !aim.jobs.includes(job)) return undefined;
  const received = aim.jobs.find((other) => other !== job);
  const owner = received === undefined ? undefined : ownerOf(before, received);
  return owner === undefined || owner === seat ? undefined : received;
}

/** Does what the job says, and gives what is left to decide. */
export function performJob(
  take: Take,
  sightOf: (take: Take) => Sight,
  seat: Seat,
  job: JobId,
  aim: Aim,
): void {
  const effect = effectOfJob(job);
  const encore = effect.kind === 'swap-jobs' ? receivedFor(take.state, seat, job, aim) : undefined;
  take.updateShoot({ performed: [...take.state.shoot.performed, job] });
  take.tell({ type: 'job-performed', seat, job, aim });
  if (effect.kind !== 'write') revealIfOpen(take);
  const pending = beginEffect(take, seat, effect, aim, TURN_OVER);
  if (pending !== undefined) {
    take.update({ phase: pending });
    return;
  }
  if (encore !== undefined && performances(sightOf(take), seat, encore).length > 0)
    take.update({ phase: { kind: 'encore', seat, job: encore } });
  else goOn(take, TURN_OVER);
}

/** [47SCREENWRITER-2] Whatever is done on the first turn that is not writing shows the top poster. */
function revealIfOpen(take: Take): void {
  if (isPosterOpen(take.state)) revealTopPoster(take);
}

/** A turn that performs no job. */
export function plainTurn(take: Take, seat: Seat, action: Action): void {
  revealIfOpen(take);
  switch (action.type) {
    case 'swap':
      takeFromCentre(take, seat, action.give, action.take);
      break;
    case 'reroll': {
      const { holder, die } = action;
      const pending = beginEffect(take, seat, PLAIN_REROLL, { at: 'die', holder, die }, TURN_OVER);
      if (pending !== undefined) take.update({ phase: pending });
      return;
    }
    case 'look-at-ghosts':
      lookAtGhosts(take, seat);
      take.update({ phase: { kind: 'looking', seat, then: TURN_OVER } });
      return;
    default:
      take.updateShoot({ passed: [...take.state.shoot.passed, seat] });
      take.tell({ type: 'passed', seat });
  }
  goOn(take, TURN_OVER);
}

type Rerolling = Extract<Phase, { kind: 'rerolling' }>;

/** [47REROLL-1] [47GAFFER-1] The next die, chosen in sight of the last result; or enough. */
export function legalRerolls(table: PublicState, { again, rolled }: Rerolling): readonly Action[] {
  const dice = allDice(table).filter(
    (die) => again || !rolled.some((other) => isSameDie(die, other)),
  );
  return [...dice.map((die): Action => ({ type: 'reroll', ...die })), { type: 'pass' }];
}

export function reroll(take: Take, phase: Rerolling, die: DieRef): void {
  rollDie(take, phase.seat, die);
  const left = phase.left - 1;
  if (left === 0) goOn(take, phase.then);
  else take.update({ phase: { ...phase, left, rolled: [...phase.rolled, die] } });
}
