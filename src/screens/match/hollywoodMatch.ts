import { eventLog, type Match } from '../../engine/match';
import { hollywood } from '../../games/hollywood/game';
import type { Event, Hollywood } from '../../games/hollywood/types';

export type HollywoodMatch = Match<Hollywood>;

/** A match of any game comes from the storage; these screens show one of them. */
export function isHollywood(match: Match): match is HollywoodMatch {
  return match.game.id === hollywood.id;
}

/** Everything that happened in a match, oldest first. */
export function eventsOf(match: HollywoodMatch): readonly Event[] {
  return eventLog(match).map(({ event }) => event);
}
