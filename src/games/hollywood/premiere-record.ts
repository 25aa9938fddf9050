import { type Day, dayNumber } from '../../engine/days';

/** A finished match that is a premiere. */
export interface PlayedPremiere {
  readonly id: string;
  readonly day: Day;
  /** When its last card went out, in milliseconds. */
  readonly finished: number;
}

export interface PremiereNight<Played extends PlayedPremiere> {
  readonly day: Day;
  /** The one that counts: whichever was finished first. */
  readonly first: Played;
  /** Played again afterwards. */
  readonly reruns: readonly Played[];
}

function byFinish(one: PlayedPremiere, other: PlayedPremiere): number {
  return one.finished - other.finished || (one.id < other.id ? -1 : 1);
}

/** The nights one was at a premiere, the latest day first. */
export function premiereNights<Played extends PlayedPremiere>(
  played: readonly Played[],
): readonly PremiereNight<Played>[] {
  const days = [...new Set(played.map(({ day }) => day))];
  return days
    .flatMap((day) => {
      const [first, ...reruns] = played.filter((one) => one.day === day).sort(byFinish);
      return first === undefined ? [] : { day, first, reruns };
    })
    .sort((a, b) => dayNumber(b.day) - dayNumber(a.day));
}

/**
 * How many days in a row there was a premiere up to today; up to yesterday as long as today's is not over. Days to come,
 * which a clock that was put back leaves behind, neither count nor break anything.
 */
export function streakOf(days: readonly Day[], today: Day): number {
  const played = new Set(days.map(dayNumber));
  const now = dayNumber(today);
  let next = played.has(now) ? now : now - 1;
  let streak = 0;
  for (; played.has(next); next -= 1) streak += 1;
  return streak;
}
