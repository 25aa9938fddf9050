import { useEffect, useRef, useState } from 'react';

import { type Hint, hollywoodAdvisor } from '../../games/hollywood/bots/hint';
import { useOnStage } from '../../navigation/onStage';
import { askAdvice } from '../../session/advice';
import type { LiveMatch } from '../../session/live-matches';
import type { HollywoodMatch } from './hollywoodMatch';

interface Question {
  /** The moment of the match it is about: its turns, which a hint that is noted leaves as they are. */
  readonly moment: object;
  /** Absent while it is looked for. */
  readonly hint: Hint | undefined;
}

export interface HintState {
  readonly hint: Hint | undefined;
  readonly isThinking: boolean;
  /** Looks for a hint, unless it is known or looked for already. */
  readonly ask: () => void;
}

/**
 * The hint for this moment of the match, once it has been asked for. It is gone as soon as the match moves on or a move is
 * taken back; while it is looked for, leaving the screen ends that too.
 */
export function useHint({ session }: LiveMatch, match: HollywoodMatch): HintState {
  const isFocused = useOnStage();
  const [question, setQuestion] = useState<Question>();
  const wanted = useRef<Question>(undefined);
  const moment = match.turns;
  const current = question?.moment === moment ? question : undefined;

  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [isFocused, moment],
  );

  const look = async (asked: Question): Promise<void> => {
    const isWanted = (): boolean => wanted.current === asked;
    const hint = await askAdvice(session, hollywoodAdvisor, () => performance.now(), isWanted)
      // Advice that fails is advice that is not given; the match goes on without it.
      .catch(() => undefined);
    setQuestion((now) => (now === asked ? hint && { moment, hint } : now));
  };

  return {
    hint: current?.hint,
    isThinking: current !== undefined && current.hint === undefined,
    ask() {
      const isShown = session.store.getState().match.turns === (moment as unknown);
      if (current !== undefined || !isShown) return;
      const asked: Question = { moment, hint: undefined };
      wanted.current = asked;
      setQuestion(asked);
      void look(asked);
    },
  };
}
