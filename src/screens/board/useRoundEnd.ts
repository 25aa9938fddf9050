import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';

import { useStack } from '../../navigation/useStack';
import type { LiveMatch } from '../../session/live-matches';
import { PACES } from '../../session/pace';
import { usePreferences } from '../../session/usePreferences';
import type { MatchView } from '../match/useTable';

/**
 * Leaves the board when its round is over: to the handing out of the cards after a last look, or at once to where the
 * match stands when the table has seen that already.
 */
export function useRoundEnd(live: LiveMatch, { match, events, claims }: MatchView): void {
  const navigation = useStack();
  const isFocused = useIsFocused();
  const afterRound = usePreferences(({ speed }) => PACES[speed].afterRound);
  const { kind } = match.state.phase;
  const onBoard = events.length - claims.length;

  useEffect(() => {
    if (!isFocused) return undefined;
    const { shown } = live;
    if (kind === 'placing') {
      shown.setState({ events: onBoard });
      return undefined;
    }
    const seen = shown.getState().events;
    if (seen >= events.length) {
      navigation.replace(kind === 'choosing' ? 'Claims' : 'Scoreboard', { match: live.id });
      return undefined;
    }
    if (seen < onBoard) shown.setState({ events: onBoard });
    const timer = setTimeout(() => {
      navigation.replace('Claims', { match: live.id });
    }, afterRound);
    return () => {
      clearTimeout(timer);
    };
  }, [afterRound, events.length, isFocused, kind, live, navigation, onBoard]);
}
