import { useCallback, useState } from 'react';
import { useStore } from 'zustand';

import type { GameTypes } from '../../engine/game';
import type { Match } from '../../engine/match';
import type { Seat } from '../../engine/seats';
import { findGame } from '../../games';
import { useOnStage } from '../../navigation/onStage';
import type { LiveMatch } from '../../session/live-matches';
import { isStillWanted, stageOf, type StageView, type Wanted, type Wish } from './stage';
import { useHidden } from './useHidden';

export interface StageControls {
  readonly stage: StageView;
  /** Asks for the table, a curtain or what is behind it; nothing leaves it to the match. */
  readonly want: (wanted: Wanted | undefined) => void;
  readonly act: (seat: Seat, action: GameTypes['action']) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The one place where a table that may hold secrets reads the match: what it gives on is what its viewer may know. */
export function useStage(live: LiveMatch, match: Match): StageControls {
  const { session } = live;
  const holder = useStore(session.store, (state) => state.holder);
  const [wish, setWish] = useState<Wish>();
  const isLookedAt = useOnStage();
  const wanted = wish !== undefined && isStillWanted(wish, match) ? wish.wanted : undefined;
  const isOpen = wanted?.kind === 'private';

  const want = useCallback(
    (next: Wanted | undefined) => {
      if (next?.kind === 'private') session.handTo(next.seat);
      setWish(next && { wanted: next, at: session.store.getState().match });
    },
    [session],
  );

  // Another app, another window, another screen: what was open for one person is not open for whoever comes back.
  const hide = useCallback(() => {
    setWish(undefined);
  }, []);
  useHidden(hide, isOpen);
  if (!isLookedAt && wish !== undefined) setWish(undefined);

  const stage = stageOf({
    match,
    holder,
    wanted: isLookedAt ? wanted : undefined,
    isIntermission: findGame(match.game.id)?.isIntermission(match.state) ?? false,
  });
  return {
    stage,
    want,
    act: useCallback(
      (seat, action) => {
        session.act(seat, action);
      },
      [session],
    ),
    undo: useCallback(() => {
      session.undo();
    }, [session]),
    redo: useCallback(() => {
      session.redo();
    }, [session]),
  };
}
