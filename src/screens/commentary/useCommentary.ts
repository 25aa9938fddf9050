import { useIsFocused } from '@react-navigation/native';
import { startTransition, useEffect, useState } from 'react';

import { commentaries } from '../../session/app-commentaries';
import { BEGINNING, type CommentaryState } from '../../session/commentaries';
import type { MatchId } from '../../storage/keys';
import type { HollywoodMatch } from '../match/hollywoodMatch';

function atFirst(match: HollywoodMatch): CommentaryState {
  const analysis = commentaries.find(match);
  return analysis === undefined ? BEGINNING : { kind: 'ready', analysis };
}

/** The commentary on a match that is over. It is worked on while its screen is on top, and left alone otherwise. */
export function useCommentary(id: MatchId, match: HollywoodMatch): CommentaryState {
  const [state, setState] = useState(() => atFirst(match));
  const isFocused = useIsFocused();
  const isDone = state.kind !== 'working';
  useEffect(() => {
    if (!isFocused || isDone) return undefined;
    return commentaries.follow(id, match, (next) => {
      // Chart and lists are a lot to draw at once: that happens between frames.
      startTransition(() => {
        setState(next);
      });
    });
  }, [id, match, isFocused, isDone]);
  return state;
}
