import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';

import { eventLog } from '../../engine/match';
import { useStack } from '../../navigation/useStack';
import type { LiveMatch } from '../../session/live-matches';
import { PACES } from '../../session/pace';
import { usePreferences } from '../../session/usePreferences';
import type { MatchView } from '../match/useMatchView';

/**
 * Leaves the board when its round is over: to the handing out of the cards after a last look, or at once to where the
 * match stands when the table has seen that already. Bots that choose meanwhile do not make the look any longer.
 */
export function useRoundEnd(live: LiveMatch, { match, events, claims }: MatchView): void {
  const navigation = useStack();
  const isFocused = useIsFocused();
  const afterRound = usePreferences(({ speed }) => PACES[speed].afterRound);
  const isOver = match.state.phase.kind !== 'placing';
  const onBoard = events.length - claims.length;

  useEffect(() => {
    if (!isFocused) return undefined;
    const { shown, id, session } = live;
    const seen = shown.getState().events;
    if (!isOver || seen < onBoard) shown.setState({ events: onBoard });
    if (!isOver) return undefined;
    const now = session.store.getState().match;
    const log = eventLog(now);
    const hasSeenAll = seen >= log.length;
    const isWaiting = log.at(-1)?.event.type === 'star-waiting';
    const next = hasSeenAll && !isWaiting ? 'Scoreboard' : 'Claims';
    // Made ready while the table takes its last look.
    navigation.preload(next, { match: id });
    const timer = setTimeout(
      () => {
        navigation.replace(next, { match: id });
      },
      hasSeenAll ? 0 : afterRound,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [afterRound, isFocused, isOver, live, navigation, onBoard]);
}
