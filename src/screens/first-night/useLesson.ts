import { useEffect, useMemo, useState } from 'react';

import {
  type Moment,
  numberOf,
  type Scene,
  sceneAt,
  type SceneId,
  SCENES,
} from '../../games/hollywood/first-night/scenes';
import type { Event } from '../../games/hollywood/types';
import { useOnStage } from '../../navigation/onStage';
import { firstNight } from '../../session/app-first-night';
import { PACES } from '../../session/pace';
import { usePreferences } from '../../session/usePreferences';
import { timeFor } from '../claims/useClaimSteps';
import { type LessonView, lessonView } from './lessonView';

/** Where the newcomer is: in a scene, or on the way to where it begins. */
export interface Position extends Moment {
  readonly number: number;
  /** What happened last was not there to be seen a moment before. */
  readonly isNews: boolean;
}

const FIRST = 0;
export const LAST = SCENES.length - 1;

/** At the beginning of a scene, with nothing left to watch before it. */
function beginningOf(number: number): Position {
  return { number, ...sceneAt(number).at, isNews: false };
}

/** What the newcomer did was right: the next scene, which the others may have to play towards. */
function onwards({ number, decisions, claims }: Position): Position {
  const next = sceneAt(number + 1);
  if (next.isLater) return beginningOf(number + 1);
  const isAct = sceneAt(number).wants.kind === 'act';
  // What a choice made of a star is seen with the next of the cards that go out.
  const isNews = isAct && claims === 0;
  return { number: number + 1, decisions: decisions + (isAct ? 1 : 0), claims, isNews };
}

/** One decision or one card further on the way to the scene; the same position where it has begun. */
function nearer(position: Position): Position {
  const { at } = sceneAt(position.number);
  const { decisions, claims } = position;
  if (decisions < at.decisions) return { ...position, decisions: decisions + 1, isNews: true };
  return claims < at.claims ? { ...position, claims: claims + 1, isNews: true } : position;
}

export interface Lesson {
  readonly scene: Scene;
  readonly position: Position;
  readonly view: LessonView;
  /** The scene has begun: it is the newcomer's move. */
  readonly isReady: boolean;
  /** The scene's wish is fulfilled. */
  readonly advance: () => void;
  /** Does not wait for what is only looked at. */
  readonly hurry: () => void;
  /** One scene back; absent in the first. */
  readonly back: (() => void) | undefined;
  readonly restart: () => void;
}

/** Keeps the scene, and that the end has been seen; whoever leaves at the end begins anew the next time. */
function useKept(id: SceneId): void {
  useEffect(() => {
    firstNight.setState({ scene: id, ...(numberOf(id) === LAST ? { isDone: true } : {}) });
  }, [id]);
  useEffect(
    () => () => {
      const { scene } = firstNight.getState();
      if (numberOf(scene) === LAST) firstNight.setState({ scene: sceneAt(FIRST).id });
    },
    [],
  );
}

/** Plays what happens between two scenes at the pace the person likes. */
function useWayThere(
  position: Position,
  last: Event | undefined,
  isHeld: boolean,
  onStep: () => void,
): void {
  const isFocused = useOnStage();
  const pace = usePreferences(({ speed }) => PACES[speed]);
  const isThere = nearer(position) === position;
  const { decisions } = sceneAt(position.number).at;
  const isPlacing = position.decisions < decisions;
  const ofCards = position.claims === 0 ? pace.afterRound : timeFor(last, pace);
  const time = isPlacing ? pace.botTurn : ofCards;
  useEffect(() => {
    if (isThere || isHeld || !isFocused) return undefined;
    const timer = setTimeout(onStep, time);
    return () => {
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one wait for each position.
  }, [position, isThere, isHeld, isFocused, time]);
}

/** The first night as it is being played: it is kept scene by scene, and nothing else of it. */
export function useLesson(start: SceneId, isHeld: boolean): Lesson {
  const [position, setPosition] = useState(() => beginningOf(numberOf(start)));
  const scene = sceneAt(position.number);
  const view = useMemo(() => lessonView(position), [position]);
  const isReady = nearer(position) === position;
  const go = (change: (now: Position) => Position) => () => {
    // What is meant for one position does not count for another: a second tap may come late.
    setPosition((now) => (now === position ? change(now) : now));
  };
  const hurry = go(nearer);
  useKept(scene.id);
  useWayThere(position, view.seen.at(-1), isHeld, hurry);
  return {
    scene,
    position,
    view,
    isReady,
    advance: go(onwards),
    hurry,
    back: position.number === FIRST ? undefined : go(({ number }) => beginningOf(number - 1)),
    restart: go(() => beginningOf(FIRST)),
  };
}
