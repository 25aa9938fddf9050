import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useRef, useState } from 'react';

import type { Day } from '../../engine/days';
import { COLOURS, GLYPHS, type Person } from '../../engine/players';
import { findGame } from '../../games';
import { premiereSetup } from '../../games/hollywood/premiere';
import { useReason } from '../../i18n/useReason';
import { useStack } from '../../navigation/useStack';
import { liveMatches, preferences } from '../../session/app';
import { useSuggestedNames } from '../setup/words';
import { HOLLYWOOD } from '../shelf';

/** Whoever sat down first at the last table: the same person most likely plays alone, too. */
function usualPerson(suggested: string): Person {
  const { seats = [] } = preferences.getState().tables[HOLLYWOOD.id] ?? {};
  const last = seats.find(({ kind, name }) => kind === 'person' && name.trim() !== '');
  const { name = suggested, colour = COLOURS[0], glyph = GLYPHS[0] } = last ?? {};
  return { kind: 'person', name, colour, glyph };
}

/** Sits the person down to the premiere of a day, once. */
export function usePremiereStart(day: Day): {
  readonly start: () => void;
  /** Why it could not begin, in words. */
  readonly problem: string | undefined;
} {
  const navigation = useStack();
  const reason = useReason();
  const names = useSuggestedNames();
  const [problem, setProblem] = useState<string>();
  const isStarted = useRef(false);
  useFocusEffect(
    useCallback(() => {
      // Whoever comes back may play again.
      isStarted.current = false;
    }, []),
  );
  const start = () => {
    const entry = findGame(HOLLYWOOD.id);
    // A double tap is one wish.
    if (entry === undefined || isStarted.current) return;
    const started = liveMatches.start(entry, premiereSetup(day, usualPerson(names.person)));
    if (!started.ok) {
      setProblem(reason(started.error));
      return;
    }
    isStarted.current = true;
    navigation.navigate('Board', { match: started.value.id });
  };
  return { start, problem };
}
