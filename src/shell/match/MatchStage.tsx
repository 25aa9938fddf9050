import { useCallback } from 'react';
import { useStore } from 'zustand';

import type { Match } from '../../engine/match';
import type { Seat } from '../../engine/seats';
import type { LoadWords } from '../../games/contract';
import { SaveNotice } from '../../screens/match/SaveNotice';
import { useSessionFocus } from '../../screens/match/useSessionFocus';
import type { LiveMatch } from '../../session/live-matches';
import { PlainSecrets } from '../plain/PlainSecrets';
import { PlainTable } from '../plain/PlainTable';
import { PassScreen } from './PassScreen';
import { useEventLines } from './useEventLines';
import { useGameWords } from './useGameWords';
import { useStage } from './useStage';

interface Props {
  readonly live: LiveMatch;
  readonly match: Match;
  readonly load: LoadWords;
  readonly onReload: () => void;
}

/** A match of any game: its table, the curtain between two people, or the secrets of one of them. */
export function MatchStage({ live, match, load, onReload }: Props) {
  const { players } = match.setup;
  const words = useGameWords(load, players);
  const told = useEventLines(match, words);
  const thinking = useStore(live.session.store, (state) => state.thinking);
  const { stage, ...controls } = useStage(live, match);
  const { want } = controls;
  useSessionFocus(live, false);
  const close = useCallback(() => {
    want(undefined);
  }, [want]);
  if (words === undefined) return undefined;
  switch (stage.kind) {
    case 'curtain': {
      const player = players[stage.seat];
      if (player === undefined) return undefined;
      const others = stage.waiting.flatMap((seat: Seat) => {
        const other = players[seat];
        if (seat === stage.seat || other === undefined) return [];
        const onChoose = () => {
          want({ kind: 'curtain', seat });
        };
        return { player: other, onChoose };
      });
      return (
        <PassScreen
          // Another curtain, another finger.
          key={stage.seat}
          player={player}
          isAsked={stage.isAsked}
          others={stage.isAsked ? others : []}
          onOpen={() => {
            want({ kind: 'private', seat: stage.seat });
          }}
          onTable={() => {
            want({ kind: 'table' });
          }}
        />
      );
    }
    case 'private':
      return (
        <PlainSecrets
          key={stage.seat}
          game={match.game.id}
          stage={stage}
          players={players}
          words={words}
          act={controls.act}
          onHide={close}
        />
      );
    case 'open':
      return (
        <>
          <PlainTable
            stage={stage}
            game={match.game.id}
            match={live.id}
            players={players}
            words={words}
            told={told}
            thinking={thinking}
            {...controls}
          />
          <SaveNotice live={live} onReload={onReload} />
        </>
      );
  }
}
