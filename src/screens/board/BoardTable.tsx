import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { isFull } from '../../games/hollywood/board';
import { type Action, type ColumnIndex, COLUMNS } from '../../games/hollywood/types';
import { usePreferences } from '../../session/usePreferences';
import { useLatest } from '../../ui/useLatest';
import { Board } from '../match/Board';
import { HandOver } from '../match/HandOver';
import type { OpenedMatch } from '../match/MatchGate';
import { MatchTable } from '../match/MatchTable';
import { useSheets } from '../match/sheets/MatchSheets';
import { useAct } from '../match/useAct';
import { useDescribe } from '../match/useDescribe';
import { useFeltEvents } from '../match/useFeltEvents';
import { useHeardEvents } from '../match/useHeardEvents';
import { useHandOver } from '../match/useHandOver';
import { useTip } from '../match/tips/useTip';
import { useSessionFocus } from '../match/useSessionFocus';
import { type MatchView, useMatchView } from '../match/useMatchView';
import { ColumnButton } from './ColumnButton';
import { Hand } from './Hand';
import type { StudioKind } from './StudioCardButton';
import { Flashes } from './StudioFlash';
import { useBoardHint } from './useBoardHint';
import { useChoice, whyOf } from './useChoice';
import { usePreviewWords } from './usePreviewWords';
import { usePrompt } from './usePrompt';
import { useRoundEnd } from './useRoundEnd';
import { useStudioWords } from './useStudioWords';

/** Hears of a move at once and hands on what is to be drawn of it when that is due. */
export function BoardTable({ live, match, onReload }: OpenedMatch) {
  return <Round live={live} view={useMatchView(match)} onReload={onReload} />;
}

interface Props extends Pick<OpenedMatch, 'live' | 'onReload'> {
  readonly view: MatchView;
}

const Round = memo(function Round({ live, view, onReload }: Props) {
  const { t } = useTranslation('table');
  const { match, players, board, events, claims } = view;
  const { phase } = match.state;
  const sheets = useSheets();
  const describe = useDescribe(players);
  const onTurn = phase.kind === 'placing' ? phase.seat : undefined;
  const player = onTurn === undefined ? undefined : players[onTurn];
  const handOver = useHandOver(match, onTurn);
  const choice = useChoice(match.turns);
  const advice = useBoardHint(live, match, choice);
  const placesAtOnce = usePreferences(({ placing }) => placing === 'one-tap');
  const previewWords = usePreviewWords(board, players);
  const lastEvent = events[events.length - claims.length - 1];
  const lastWords = lastEvent === undefined ? '' : describe(board, lastEvent);
  const prompt = usePrompt(view, phase, lastEvent, (last) => describe(board, last));
  const whatOf = useStudioWords(match.state, onTurn);
  const tip = useTip({
    match,
    events: useMemo(() => events.slice(0, events.length - claims.length), [events, claims]),
    table: board,
    onTurn: phase.kind === 'placing' && phase.owed === 0 ? phase.seat : undefined,
  });
  useSessionFocus(live, sheets.sheet !== undefined);
  useFeltEvents(events);
  useHeardEvents(events);
  useRoundEnd(live, view);

  const canAct = player?.kind === 'person' && handOver.to === undefined;
  const decide = useAct(live, match);
  const act = (action: Action): void => {
    if (onTurn !== undefined) decide(onTurn, action);
  };

  const touchColumn = (column: ColumnIndex): void => {
    if (!canAct) return;
    const touched = board.columns[column];
    if (touched === undefined || isFull(touched)) choice.choose({ full: column });
    else if (placesAtOnce || choice.column === column) act({ type: 'place', column });
    else choice.choose({ column });
  };
  const touchStudio = (kind: StudioKind): void => {
    if (choice.studio === kind && canAct) act({ type: kind });
    else choice.choose({ studio: kind });
  };

  const onColumn = useLatest(touchColumn);

  if (handOver.to !== undefined && handOver.isDown)
    return <HandOver player={handOver.to} onReady={handOver.confirm} />;

  const preview =
    choice.column === undefined || player === undefined
      ? undefined
      : { column: choice.column, player };
  const previewed = choice.column === undefined ? undefined : previewWords(choice.column);
  const lifted = choice.studio === undefined ? undefined : whatOf(choice.studio).full;
  const why = whyOf(choice);
  const told = choice.full === undefined ? lifted : t('column.isFull', { column: choice.full + 1 });
  const advised = canAct ? advice.words : undefined;
  const calm = told === undefined ? { ...prompt, ...advised } : { ...prompt, hint: told };
  const asked =
    advised === undefined ? `${lastWords} ${prompt.title}` : `${advised.title} ${advised.hint}`;

  return (
    <MatchTable
      live={live}
      view={view}
      sheets={sheets}
      table={board}
      onTurn={onTurn}
      spoken={previewed?.spoken ?? told ?? asked}
      // A hint is asked for and takes the foot: while it is read, the table is not made smaller for a tip.
      tip={advised === undefined ? tip : { ...tip, name: undefined }}
      onReload={onReload}
      board={(layout) => (
        <Board
          key={board.round}
          layout={layout}
          table={board}
          players={players}
          preview={preview}
          lastColumn={lastEvent?.type === 'reel-placed' ? lastEvent.column : undefined}
          isFreshDeal={lastEvent?.type === 'round-dealt'}
        >
          {COLUMNS.map((index) => {
            const column = board.columns[index];
            if (column === undefined) return undefined;
            const use = choice.column === index ? 'again' : 'place';
            const hintedRow = canAct ? advice.rowIn(column, index) : undefined;
            return (
              <ColumnButton
                key={index}
                layout={layout}
                index={index}
                column={column}
                players={players}
                use={canAct ? use : 'idle'}
                hintedRow={hintedRow}
                fullSign={isFull(column) ? t('column.sign') : undefined}
                onPress={onColumn}
                onEnlarge={sheets.enlarge}
              />
            );
          })}
        </Board>
      )}
      foot={(layout) => (
        <Hand
          layout={layout}
          player={player}
          studio={onTurn === undefined ? undefined : board.studios[onTurn]}
          prompt={previewed ?? calm}
          lifted={choice.studio}
          whatOf={(kind) => whatOf(kind).short}
          onStudio={touchStudio}
          hint={canAct ? advice.hand : undefined}
          why={why}
          onExplain={sheets.explain}
          onPlace={
            preview === undefined
              ? undefined
              : () => {
                  act({ type: 'place', column: preview.column });
                }
          }
        />
      )}
      above={() => <Flashes event={lastEvent} count={events.length} players={players} />}
    />
  );
});
