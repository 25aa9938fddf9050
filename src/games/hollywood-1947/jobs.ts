import { type Seat, seatAt } from '../../engine/seats';
import { effectOfJob, type JobId, numberOf } from './cards';
import { SEATS } from './numbers';
import { entryAt, type Take } from './take';
import type { PublicState } from './types';

type Places = Pick<PublicState, 'jobs' | 'centre'>;

/** The seat that has a job; nobody where it lies in the centre. */
export function ownerOf({ jobs }: Places, job: JobId): Seat | undefined {
  const seat = jobs.findIndex((own) => own.includes(job));
  return seat < 0 ? undefined : seatAt(seat);
}

export function jobsOf({ jobs }: Places, seat: Seat): readonly JobId[] {
  return entryAt(jobs, seat);
}

/** [47TURN-1] [47SMALL-1] Whoever has the lowest job number begins. */
export function firstPlayer({ jobs }: Places): Seat {
  const lowest = jobs.map((own) => Math.min(...own.map(numberOf)));
  return seatAt(lowest.indexOf(Math.min(...lowest)));
}

/** Two jobs change places, wherever they are. */
export function swapJobs(take: Take, seat: Seat, [one, other]: readonly [JobId, JobId]): void {
  const swapped = (jobs: readonly JobId[]): readonly JobId[] =>
    jobs.map((job) => (job === one ? other : job === other ? one : job));
  take.update({
    jobs: take.state.jobs.map(swapped),
    centre: swapped(take.state.centre),
  });
  take.tell({ type: 'jobs-swapped', seat, jobs: [one, other] });
}

/** [47SWAP-1] What a swap can bring: nothing at a table of nine, even with the tenth job of the costumes in the centre. */
export function jobsToTake({ jobs, centre }: Places): readonly JobId[] {
  return jobs.length < SEATS.max ? centre : [];
}

/** [47SWAP-1] One from the centre; not to be performed this round by whoever takes it. */
export function takeFromCentre(take: Take, seat: Seat, give: JobId, job: JobId): void {
  swapJobs(take, seat, [give, job]);
  take.updateShoot({ taken: [...take.state.shoot.taken, { seat, job, gave: give }] });
}

export type NotPerformable =
  'not-your-job' | 'already-performed' | 'first-turn-only' | 'just-taken';

/** Whether a seat could perform the job now, as far as whose it is and when it is are concerned. */
export function whyNotPerformed(
  state: PublicState,
  seat: Seat,
  job: JobId,
): NotPerformable | undefined {
  const { shoot, turn, posters, round } = state;
  if (ownerOf(state, job) !== seat) return 'not-your-job';
  // [47TURN-3]
  if (shoot.performed.includes(job)) return 'already-performed';
  // [47SCREENWRITER-2] On the first turn a producer may come to the job when the poster is known already.
  const isTooLate = turn > 0 || posters.length >= round;
  if (effectOfJob(job).kind === 'write' && isTooLate) return 'first-turn-only';
  const isJustTaken = shoot.taken.some((taken) => taken.seat === seat && taken.job === job);
  return isJustTaken ? 'just-taken' : undefined;
}

/** Who can be given a job one each, or two, from a shuffled list; what is left lies in the centre. */
export function dealJobs(
  jobs: readonly JobId[],
  players: number,
  count: number,
): { readonly jobs: readonly (readonly JobId[])[]; readonly centre: readonly JobId[] } {
  const inOrder = (some: readonly JobId[]) =>
    some.slice().sort((one, other) => numberOf(one) - numberOf(other));
  const dealt = Array.from({ length: players }, (_, seat) =>
    inOrder(jobs.slice(seat * count, (seat + 1) * count)),
  );
  return { jobs: dealt, centre: inOrder(jobs.slice(players * count)) };
}
