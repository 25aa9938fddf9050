import { useTranslation } from 'react-i18next';

import { isFull } from '../../games/hollywood/board';
import { type Action, type ColumnIndex, COLUMNS } from '../../games/hollywood/types';
import { useDismiss } from '../../navigation/useDismiss';
import { usePreferences } from '../../session/usePreferences';
import { useLatest } from '../../ui/useLatest';
import { useAct } from '../match/useAct';
import type { Known, Scene } from '../table/scene';
import { ColumnButton } from './ColumnButton';
import { Columns } from './Columns';
import { Hand } from './Hand';
import type { StudioKind } from './StudioCardButton';
import { Flashes } from './StudioFlash';
import { useBoardHint } from './useBoardHint';
import { useChoice, whyOf } from './useChoice';
import { usePreviewWords } from './usePreviewWords';
import { usePrompt } from './usePrompt';
import { useStudioWords } from './useStudioWords';

/** A round being played, while it is: the player on turn touches a column, and once more to place a reel. */
export function useRoundScene(known: Known): Scene | undefined {
  const { live, view, sheets, handOver, describe } = known;
  const isOn = known.part === 'board';
  const { t } = useTranslation('table');
  const { match, players, board, events, claims } = view;
  const { phase } = match.state;
  const onTurn = phase.kind === 'placing' ? phase.seat : undefined;
  const player = onTurn === undefined ? undefined : players[onTurn];
  const choice = useChoice(match.turns);
  const advice = useBoardHint(known.hint, match, choice);
  const placesAtOnce = usePreferences(({ placing }) => placing === 'one-tap');
  const previewWords = usePreviewWords(board, players);
  const promptOf = usePrompt(view, phase);
  const whatOf = useStudioWords(match.state, onTurn);
  useDismiss(isOn && choice.isMade && sheets.sheet === undefined ? choice.cancel : undefined);

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

  if (!isOn) return undefined;
  const onBoard = events.slice(0, events.length - claims.length);
  const lastEvent = onBoard.at(-1);
  // The end of a round comes with its last reel: both are news.
  const news = onBoard.slice(lastEvent?.type === 'round-ended' ? -2 : -1);
  const lastWords = news.map((event) => describe(board, event)).join(' ');
  const prompt = promptOf(lastEvent, (last) => describe(board, last));
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
  const happened = match.undone.length > 0 ? t('turn.takenBack') : lastWords;
  // What closes the round says so already: nobody is asked for anything after it.
  const open = onTurn === undefined ? happened : `${happened} ${prompt.title}`;
  const asked = advised === undefined ? open : `${advised.title} ${advised.hint}`;

  return {
    onTurn,
    spoken: previewed?.spoken ?? told ?? asked,
    // A hint is asked for and takes the foot: while it is read, the table is not made smaller for a tip.
    tip: advised === undefined ? known.tip : { ...known.tip, name: undefined },
    preview,
    lastColumn: lastEvent?.type === 'reel-placed' ? lastEvent.column : undefined,
    isFreshDeal: lastEvent?.type === 'round-dealt',
    onBoard: (layout) => (
      <Columns>
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
      </Columns>
    ),
    foot: (layout) => (
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
    ),
    above: () => <Flashes event={lastEvent} count={events.length} players={players} />,
  };
}
