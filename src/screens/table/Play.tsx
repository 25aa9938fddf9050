import { memo, useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';

import { tableAfter } from '../../games/hollywood/replay';
import { useRoundEnd } from '../board/useRoundEnd';
import { useRoundScene } from '../board/useRoundScene';
import { useClaimScene } from '../claims/useClaimScene';
import { useClaimSteps } from '../claims/useClaimSteps';
import { Board } from '../match/Board';
import { HandOver } from '../match/HandOver';
import type { OpenedMatch } from '../match/MatchGate';
import { MatchTable } from '../match/MatchTable';
import { useSheets } from '../match/sheets/MatchSheets';
import { useTip } from '../match/tips/useTip';
import { FaceToFace } from '../match/turn/FaceToFace';
import { useDescribe } from '../match/useDescribe';
import { useFeltEvents } from '../match/useFeltEvents';
import { useHandOver } from '../match/useHandOver';
import { useHeardEvents } from '../match/useHeardEvents';
import { useHint } from '../match/useHint';
import { type MatchView, useMatchView } from '../match/useMatchView';
import { useSessionFocus } from '../match/useSessionFocus';
import type { Part } from './scene';

interface Props extends Pick<OpenedMatch, 'live' | 'onReload'> {
  readonly view: MatchView;
  /** How many of the match's events the table has been shown. */
  readonly shown: number;
  readonly part: Part;
}

/** Hears of a move at once and hands on what is to be drawn of it when that is due. */
export function Play({ live, match, onReload, part }: OpenedMatch & { readonly part: Part }) {
  const view = useMatchView(match);
  const shown = useDeferredValue(useStore(live.shown, ({ events }) => events));
  const played = useDeferredValue(part);
  return <Table live={live} view={view} shown={shown} part={played} onReload={onReload} />;
}

/** One table for the whole round: its cards go out from where they lie, to the studios that are there already. */
const Table = memo(function Table({ live, view, shown, part, onReload }: Props) {
  const { match, players, board, events, claims } = view;
  const { phase } = match.state;
  const sheets = useSheets();
  const isCovered = sheets.sheet !== undefined;
  const steps = useClaimSteps(live, view, shown, part === 'board' || isCovered);
  const step = part === 'board' ? 0 : steps.step;
  const seen = useMemo(
    () => events.slice(0, events.length - claims.length + step),
    [events, claims, step],
  );
  const table = useMemo(
    () => claims.slice(0, step).reduce(tableAfter, board),
    [board, claims, step],
  );
  const placer = phase.kind === 'placing' ? phase.seat : undefined;
  const chooser =
    part === 'claims' && phase.kind === 'choosing' && steps.isDone ? phase.seat : undefined;
  const asked = part === 'board' ? placer : chooser;
  const known = {
    part,
    live,
    view,
    table,
    sheets,
    handOver: useHandOver(match, asked),
    hint: useHint(live, match),
    tip: useTip({
      match,
      events: seen,
      table,
      onTurn: phase.kind === 'placing' && phase.owed === 0 ? phase.seat : undefined,
    }),
    describe: useDescribe(players),
  };
  useSessionFocus(live, isCovered);
  useFeltEvents(seen);
  useHeardEvents(seen);
  useRoundEnd(live, view, part);
  const round = useRoundScene(known);
  const claiming = useClaimScene(known, steps, chooser);
  const scene = round ?? claiming;

  const { handOver } = known;
  if (handOver.to !== undefined && handOver.isDown)
    return (
      <FaceToFace match={match} asked={asked}>
        <HandOver player={handOver.to} onReady={handOver.confirm} />
      </FaceToFace>
    );
  if (scene === undefined) return undefined;
  const { preview, lastColumn, isFreshDeal, onBoard, ...rest } = scene;
  return (
    <MatchTable
      live={live}
      view={view}
      sheets={sheets}
      table={table}
      asked={asked}
      onReload={onReload}
      {...rest}
      board={(layout) => (
        <Board
          key={board.round}
          layout={layout}
          table={table}
          players={players}
          preview={preview}
          lastColumn={lastColumn}
          isFreshDeal={isFreshDeal}
        >
          {onBoard(layout)}
        </Board>
      )}
    />
  );
});
