import { YOU } from '../../games/hollywood/first-night/evening';
import type { Event } from '../../games/hollywood/types';
import { useDismiss } from '../../navigation/useDismiss';
import { Flashes } from '../board/StudioFlash';
import { useStudioWords } from '../board/useStudioWords';
import { FlyingCard } from '../claims/FlyingCard';
import { Announcer } from '../match/Announcer';
import { panelPlace } from '../match/placeNames';
import type { Sheets } from '../match/sheets/MatchSheets';
import { TableFrame } from '../match/TableFrame';
import { useFeltEvents } from '../match/useFeltEvents';
import { useHeardEvents } from '../match/useHeardEvents';
import { Coach, COACH_HEIGHT } from './Coach';
import { LessonBar } from './LessonBar';
import { LessonBoard } from './LessonBoard';
import { LessonSheet } from './LessonSheet';
import { stripIn } from './lessonStrip';
import { columnWanted, studioWanted } from './marks';
import { useCoachWords } from './useCoachWords';
import type { Lesson } from './useLesson';
import { useTries } from './useTries';

interface Props {
  readonly lesson: Lesson;
  readonly sheets: Sheets;
}

/** A card on its way to its owner. */
function flightOf(event: Event | undefined) {
  return event?.type === 'card-claimed' ? { ...event, to: panelPlace(event.seat) } : undefined;
}

/** A scene of the first night, at the table of every other match. */
export function LessonTable({ lesson, sheets }: Props) {
  const { scene, view, isReady, advance } = lesson;
  const { match, players, events, claims, seen, table, isHandingOut, last } = view;
  const { phase } = match.state;
  const tries = useTries(lesson);
  const words = useCoachWords(lesson, tries);
  const whatOf = useStudioWords(match.state, phase.kind === 'placing' ? phase.seat : undefined);
  const shown = events.slice(0, events.length - claims.length + seen.length);
  useFeltEvents(shown);
  useHeardEvents(shown);
  useDismiss(sheets.sheet === undefined ? tries.cancel : undefined);
  const flight = flightOf(seen.at(-1));
  const studio = table.studios[YOU];
  const onTurn = phase.kind === 'placing' ? phase.seat : undefined;
  const served = seen.length > 0 && last !== undefined && 'seat' in last ? last.seat : undefined;
  const { column } = tries;
  return (
    <>
      <TableFrame
        table={table}
        players={players}
        onTurn={isHandingOut ? served : onTurn}
        onInspect={sheets.inspect}
        footHeight={COACH_HEIGHT}
        bar={() => <LessonBar {...lesson} />}
        board={(layout) => (
          <LessonBoard {...{ layout, lesson, tries }} onEnlarge={sheets.enlarge} />
        )}
        foot={(layout) => (
          <Coach
            layout={layout}
            words={words}
            strip={stripIn(lesson)}
            hand={
              isHandingOut || studio === undefined
                ? undefined
                : {
                    studio,
                    lifted: tries.studio,
                    marked: isReady ? studioWanted(scene) : undefined,
                    whatOf: (kind) => whatOf(kind).short,
                    onStudio: (card) => {
                      tries.touch({ kind: 'studio', card });
                    },
                  }
            }
            onPlace={
              column === undefined || column !== columnWanted(scene)
                ? undefined
                : () => {
                    tries.touch({ kind: 'column', column });
                  }
            }
            onGoOn={isReady && scene.wants.kind === 'go-on' ? advance : undefined}
          />
        )}
        above={(layout) => (
          <>
            <Flashes event={last} count={shown.length} players={players} />
            {flight && (
              <FlyingCard
                key={flight.card}
                card={flight.card}
                table={table}
                from={flight}
                to={flight.to}
                layout={layout}
              />
            )}
          </>
        )}
      />
      <Announcer words={words.spoken} />
      <LessonSheet view={view} sheets={sheets} />
    </>
  );
}
