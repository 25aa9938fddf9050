import { useEffect, useState } from 'react';

import type { Player } from '../../engine/players';
import type { Seat } from '../../engine/seats';
import { usePreferences } from '../../session/usePreferences';
import type { HollywoodMatch } from './useTable';

/** Long enough to see where the own reel went. */
const LOOK_MS = 1000;

/** The last person who decided something, that is, who holds the phone. */
function holderOf({ turns, setup }: HollywoodMatch): Seat | undefined {
  return [...turns].reverse().find(({ seat }) => setup.players[seat]?.kind === 'person')?.seat;
}

export interface HandOverState {
  /** Who takes the phone next; nobody while it stays where it is. */
  readonly to: Player | undefined;
  /** Whether the curtain is down already, or the last move still to be seen. */
  readonly isDown: boolean;
  readonly confirm: () => void;
}

/** Whether the phone has to change hands before `seat` may decide. */
export function useHandOver(match: HollywoodMatch, seat: Seat | undefined): HandOverState {
  const isWanted = usePreferences(({ handOver }) => handOver);
  const turn = match.turns.length;
  const [confirmed, setConfirmed] = useState<number>();
  const [openedAt] = useState(turn);
  const [lookedAt, setLookedAt] = useState<number>();
  const player = seat === undefined ? undefined : match.setup.players[seat];
  const holder = holderOf(match);
  const isNeeded =
    isWanted &&
    player?.kind === 'person' &&
    holder !== undefined &&
    holder !== seat &&
    confirmed !== turn;

  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setTimeout(() => {
      setLookedAt(turn);
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isNeeded, turn]);

  return {
    to: isNeeded ? player : undefined,
    isDown: isNeeded && (lookedAt === turn || openedAt === turn),
    confirm: () => {
      setConfirmed(turn);
    },
  };
}
