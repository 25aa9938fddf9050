import { eveningAfter } from '../../games/hollywood/first-night/evening';
import type { Moment } from '../../games/hollywood/first-night/scenes';
import { type Table, tableAfter } from '../../games/hollywood/replay';
import type { Event } from '../../games/hollywood/types';
import { type MatchView, viewOf } from '../match/useMatchView';

/** What is to be seen of the evening at a moment. */
export interface LessonView extends MatchView {
  readonly table: Table;
  /** Cards go out: all reels of the round are down. */
  readonly isHandingOut: boolean;
  /** What happened last, on the board or of the cards that go out. */
  readonly last: Event | undefined;
  /** What has been seen of the cards that go out. */
  readonly seen: readonly Event[];
}

export function lessonView({ decisions, claims }: Moment): LessonView {
  const view = viewOf(eveningAfter(decisions));
  const seen = view.claims.slice(0, claims);
  const onBoard = view.events.length - view.claims.length;
  return {
    ...view,
    seen,
    table: seen.reduce(tableAfter, view.board),
    isHandingOut: view.match.state.phase.kind !== 'placing',
    last: seen.at(-1) ?? view.events[onBoard - 1],
  };
}
