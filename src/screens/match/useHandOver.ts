import { useEffect, useState } from 'react';

import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import { usePreferences } from '../../session/usePreferences';
import type { HollywoodMatch } from './hollywoodMatch';

/** Long enough to see where the own reel went. */
const LOOK_MS = 1000;

/** The last person who decided something. */
export function lastToDecide({ turns, setup }: HollywoodMatch): Seat | undefined {
  return [...turns].reverse().find(({ seat }) => setup.players[seat]?.kind === 'person')?.seat;
}

/** Who holds the phone: whoever decided last, or said so at the curtain. Taking back leaves it where it is. */
function useHolder(match: HollywoodMatch) {
  const [held, setHeld] = useState(() => ({ match, by: lastToDecide(match) }));
  const isTakenBack = match.turns.length < held.match.turns.length;
  // A hint that is noted makes a new match of the same turns.
  const isSameMoment = held.match.turns === match.turns;
  const by = isSameMoment || isTakenBack ? held.by : (lastToDecide(match) ?? held.by);
  if (held.match !== match) setHeld({ match, by });
  return {
    holder: by,
    pass: (to: Seat | undefined) => {
      setHeld({ match, by: to });
    },
  };
}

export interface HandOverState {
  /** Who takes the phone next; nobody while it stays where it is. */
  readonly to: Player | undefined;
  /** Whether the curtain is down already, or the last move still to be seen. */
  readonly isDown: boolean;
  readonly confirm: () => void;
}

/**
 * Whether the phone has to change hands before `seat` may decide. A moment is the match itself and not the number of its
 * turns, which comes again when a turn is taken back.
 */
export function useHandOver(match: HollywoodMatch, seat: Seat | undefined): HandOverState {
  const isWanted = usePreferences(({ handOver }) => handOver);
  const { holder, pass } = useHolder(match);
  const [openedAt] = useState(match);
  const [lookedAt, setLookedAt] = useState<HollywoodMatch>();
  const player = seat === undefined ? undefined : match.setup.players[seat];
  const isNeeded = isWanted && player?.kind === 'person' && holder !== undefined && holder !== seat;

  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => {
      setLookedAt(match);
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isNeeded, match]);

  return {
    to: isNeeded ? player : undefined,
    isDown: isNeeded && (lookedAt === match || openedAt === match),
    confirm: () => {
      pass(seat);
    },
  };
}
