import { useEffect } from 'react';

import { eventLog } from '../../engine/match';
import { useOnStage } from '../../navigation/onStage';
import { useTableStack } from '../../navigation/useStack';
import type { LiveMatch } from '../../session/live-matches';
import { PACES } from '../../session/pace';
import { usePreferences } from '../../session/usePreferences';
import type { MatchView } from '../match/useMatchView';
import type { Part } from '../table/scene';

/**
 * Goes from the placing of reels to the handing out of the cards when the round is over, after a last look; or at once to
 * where the match stands when the table has seen that already. Bots that choose meanwhile do not make the look any
 * longer. Goes back when the last reel is taken back.
 */
export function useRoundEnd(live: LiveMatch, view: MatchView, part: Part): void {
  const navigation = useTableStack();
  const isFocused = useOnStage();
  const afterRound = usePreferences(({ speed }) => PACES[speed].afterRound);
  const { match, events, claims } = view;
  const isOver = match.state.phase.kind !== 'placing';
  const onBoard = events.length - claims.length;

  useEffect(() => {
    if (!isFocused || part === 'claims') return undefined;
    const { shown, id, session } = live;
    const seen = shown.getState().events;
    if (!isOver || seen < onBoard) shown.setState({ events: onBoard });
    if (!isOver) return undefined;
    const now = session.store.getState().match;
    const log = eventLog(now);
    const hasSeenAll = seen >= log.length;
    const isWaiting = log.at(-1)?.event.type === 'star-waiting';
    const timer = setTimeout(
      () => {
        if (hasSeenAll && !isWaiting) navigation.replace('Scoreboard', { match: id });
        else navigation.setParams({ part: 'claims' });
      },
      hasSeenAll ? 0 : afterRound,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [afterRound, isFocused, isOver, live, navigation, onBoard, part]);

  useEffect(() => {
    if (isFocused && part === 'claims' && !isOver) navigation.setParams({ part: undefined });
  }, [isFocused, isOver, navigation, part]);
}
