import { useTranslation } from 'react-i18next';

import { DOING_IDS } from '../../games/hollywood/first-night/scenes';
import type { WrongTry } from '../../games/hollywood/first-night/tries';
import { YOU } from '../../games/hollywood/first-night/evening';
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

/** What the coach says now: what happens, what the scene asks, what a touch would do, or why it was not right. */
export function useCoachWords({ scene, view, isReady }: Lesson, tries: Tries): CoachWords {
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

  if (!isReady) return say(view.last === undefined ? '' : describe(view.table, view.last), '');
  if (tries.wrong !== undefined) return { ...say(answerTo(tries.wrong), title), isWrong: true };
  if (tries.column !== undefined) {
    const { title: own, hint, spoken } = preview(tries.column);
    return { ...say(own, hint), spoken };
  }
  if (tries.studio !== undefined) return say(studioWords(tries.studio).full, '');
  return say(title, t(`scenes.${scene.id}.why`));
}
