import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { canUndo } from '../../engine/match';
import { isFull } from '../../games/hollywood/board';
import { roundsOf } from '../../games/hollywood/studio';
import { type Action, type ColumnIndex, COLUMNS } from '../../games/hollywood/types';
import type { LiveMatch } from '../../session/live-matches';
import { usePreferences } from '../../session/usePreferences';
import { useLatest } from '../../ui/useLatest';
import { Announcer } from '../match/Announcer';
import { Board } from '../match/Board';
import { HandOver } from '../match/HandOver';
import { SaveNotice } from '../match/SaveNotice';
import { MatchSheets, useSheets } from '../match/sheets/MatchSheets';
import { TableBar } from '../match/TableBar';
import { TableFrame } from '../match/TableFrame';
import { useDescribe } from '../match/useDescribe';
import { useFeltEvents } from '../match/useFeltEvents';
import { useHandOver } from '../match/useHandOver';
import { useSessionFocus } from '../match/useSessionFocus';
import { type MatchView, useMatchView } from '../match/useTable';
import { ColumnButton } from './ColumnButton';
import { Hand } from './Hand';
import type { StudioKind } from './StudioCardButton';
import { Flashes } from './StudioFlash';
import { useChoice } from './useChoice';
import { usePreviewWords } from './usePreviewWords';
import { usePrompt } from './usePrompt';
import { useRoundEnd } from './useRoundEnd';
import { useStudioWords } from './useStudioWords';

interface Props {
  readonly live: LiveMatch;
  readonly onReload: () => void;
}

/** Hears of a move at once and hands on what is to be drawn of it when that is due. */
export function BoardTable({ live, onReload }: Props) {
  return <Round live={live} view={useMatchView(live)} onReload={onReload} />;
}

const Round = memo(function Round({ live, view, onReload }: Props & { readonly view: MatchView }) {
  const { t } = useTranslation('table');
  const { match, players, board, events, claims } = view;
  const { phase } = match.state;
  const sheets = useSheets();
  const describe = useDescribe(players);
  const onTurn = phase.kind === 'placing' ? phase.seat : undefined;
  const player = onTurn === undefined ? undefined : players[onTurn];
  const handOver = useHandOver(match, onTurn);
  const choice = useChoice(match);
  const placesAtOnce = usePreferences(({ placing }) => placing === 'one-tap');
  const previewWords = usePreviewWords(board, players);
  const lastEvent = events[events.length - claims.length - 1];
  const lastWords = lastEvent === undefined ? '' : describe(board, lastEvent);
  const prompt = usePrompt(view, phase, lastEvent, (last) => describe(board, last));
  const whatOf = useStudioWords(match.state, onTurn);
  useSessionFocus(live, sheets.sheet !== undefined);
  useFeltEvents(events);
  useRoundEnd(live, view);

  const canAct = player?.kind === 'person' && handOver.to === undefined;
  const act = useCallback(
    (action: Action) => {
      // What is shown may be a moment behind: a tap is meant for what was seen.
      const isShown = live.session.store.getState().match === (match as unknown);
      if (onTurn !== undefined && isShown) live.session.act(onTurn, action);
    },
    [live, match, onTurn],
  );

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
  const onUndo = useLatest(() => {
    live.session.undo();
  });

  if (handOver.to !== undefined && handOver.isDown)
    return <HandOver player={handOver.to} onReady={handOver.confirm} />;

  const preview =
    choice.column === undefined || player === undefined
      ? undefined
      : { column: choice.column, player };
  const previewed = choice.column === undefined ? undefined : previewWords(choice.column);
  const lifted = choice.studio === undefined ? undefined : whatOf(choice.studio).full;
  const told = choice.full === undefined ? lifted : t('column.isFull', { column: choice.full + 1 });
  const shownPrompt = previewed ?? (told === undefined ? prompt : { ...prompt, hint: told });
  const spoken = previewed?.spoken ?? told ?? `${lastWords} ${prompt.title}`;

  return (
    <>
      <TableFrame
        table={board}
        players={players}
        onTurn={onTurn}
        onInspect={sheets.inspect}
        bar={(layout) => (
          <TableBar
            layout={layout}
            round={board.round}
            rounds={roundsOf(players.length)}
            onUndo={canUndo(match) ? onUndo : undefined}
            onOpen={sheets.open}
          />
        )}
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
              return (
                <ColumnButton
                  key={index}
                  layout={layout}
                  index={index}
                  column={column}
                  players={players}
                  use={canAct ? use : 'idle'}
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
            prompt={shownPrompt}
            lifted={choice.studio}
            whatOf={(kind) => whatOf(kind).short}
            onStudio={touchStudio}
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
      <Announcer words={spoken} />
      <SaveNotice live={live} onReload={onReload} />
      <MatchSheets
        live={live}
        view={view}
        sheet={sheets.sheet}
        onEnlarge={sheets.enlarge}
        onClose={sheets.close}
      />
    </>
  );
});
