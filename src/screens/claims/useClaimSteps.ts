import { useEffect } from 'react';

import type { Event } from '../../games/hollywood/types';
import { useOnStage } from '../../navigation/onStage';
import type { LiveMatch } from '../../session/live-matches';
import { type Pace, PACES } from '../../session/pace';
import { usePreferences } from '../../session/usePreferences';
import type { MatchView } from '../match/useMatchView';

/** How long an event of the sequence is looked at. */
export function timeFor(event: Event | undefined, pace: Pace): number {
  if (event?.type === 'star-waiting') return 0;
  if (event?.type !== 'card-claimed') return pace.claim;
  const { kind } = event.result;
  return kind === 'movie-made' || kind === 'star-lost' ? pace.highlight : pace.claim;
}

/**
 * How far the table has been shown what became of the cards. It follows the match and never leads it: whatever has been
 * decided meanwhile is already in `claims`, and taking back makes the list shorter.
 */
export function useClaimSteps(
  live: LiveMatch,
  { events, claims }: MatchView,
  shown: number,
  isHeld: boolean,
) {
  const isFocused = useOnStage();
  const pace = usePreferences(({ speed }) => PACES[speed]);
  const onBoard = events.length - claims.length;
  const step = Math.min(Math.max(shown - onBoard, 0), claims.length);
  const isDone = step >= claims.length;
  const current = step === 0 ? undefined : claims[step - 1];

  useEffect(() => {
    // Taken back: what was shown and no longer happened is forgotten.
    if (shown > events.length) live.shown.setState({ events: events.length });
  }, [events.length, live, shown]);

  useEffect(() => {
    if (isDone || isHeld || !isFocused) return undefined;
    const timer = setTimeout(
      () => {
        live.shown.setState({ events: onBoard + step + 1 });
      },
      timeFor(current, pace),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [current, isDone, isFocused, isHeld, live, onBoard, pace, step]);

  return {
    /** How many of the events are on the screen. */
    step,
    isDone,
    /** The event that is on the screen now. */
    current,
    next: () => {
      // Counted from what has been asked for, which the screen may not show yet: every tap is one event.
      live.shown.setState((now) => ({
        events: Math.min(Math.max(now.events, onBoard) + 1, events.length),
      }));
    },
    skip: () => {
      live.shown.setState({ events: events.length });
    },
    again: () => {
      live.shown.setState({ events: onBoard });
    },
  };
}

export type ClaimSteps = ReturnType<typeof useClaimSteps>;
