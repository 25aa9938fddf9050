import { useTranslation } from 'react-i18next';

import { DOING_IDS } from '../../games/hollywood/first-night/scenes';
import type { WrongTry } from '../../games/hollywood/first-night/tries';
import { YOU } from '../../games/hollywood/first-night/evening';
import type { Event } from '../../games/hollywood/types';
import { usePreviewWords } from '../board/usePreviewWords';
import { useStudioWords } from '../board/useStudioWords';
import { useDescribe } from '../match/useDescribe';
import type { Lesson } from './useLesson';
import type { Tries } from './useTries';

export interface CoachWords {
  readonly title: string;
  /** Why it matters, or what to do next. */
  readonly why: string;
  /** The same for the ear. */
  readonly spoken: string;
  readonly isWrong: boolean;
}

function say(title: string, why: string): CoachWords {
  return { title, why, spoken: `${title} ${why}`, isWrong: false };
}

/** The end of a round comes with its last reel: both are news, unless the scene itself is about the end. */
function newsIn({ view, isReady }: Lesson): readonly Event[] {
  const { last, events, claims } = view;
  if (last?.type !== 'round-ended') return last === undefined ? [] : [last];
  const [reel = last] = events.slice(0, events.length - claims.length).slice(-2);
  return isReady ? [reel] : [reel, last];
}

/** What the coach says now: what happens, what the scene asks, what a touch would do, or why it was not right. */
export function useCoachWords(lesson: Lesson, tries: Tries): CoachWords {
  const { scene, view, isReady, position } = lesson;
  const { t } = useTranslation('firstNight');
  const describe = useDescribe(view.players);
  const preview = usePreviewWords(view.board, view.players);
  const studioWords = useStudioWords(view.match.state, YOU);
  const title = t(`scenes.${scene.id}.title`);

  const answerTo = (wrong: WrongTry): string => {
    const doing = DOING_IDS.find((id) => id === scene.id);
    if (wrong !== 'elsewhere') return t(`answer.${wrong}`);
    return doing === undefined ? '' : t(`scenes.${doing}.elsewhere`);
  };

  const happened = view.last === undefined ? '' : describe(view.table, view.last);
  // Who sees the table sees what happened under the words of a scene; to the ear it is told before them, and once.
  const news = position.isNews
    ? newsIn(lesson)
        .map((event) => describe(view.table, event))
        .join(' ')
    : '';
  if (!isReady) return { ...say(happened, ''), spoken: news };
  if (tries.wrong !== undefined) return { ...say(answerTo(tries.wrong), title), isWrong: true };
  if (tries.column !== undefined) {
    const { title: own, hint, spoken } = preview(tries.column);
    return { ...say(own, hint), spoken };
  }
  if (tries.studio !== undefined) return say(studioWords(tries.studio).full, '');
  const asked = say(title, t(`scenes.${scene.id}.why`));
  return { ...asked, spoken: `${news} ${asked.spoken}`.trim() };
}
