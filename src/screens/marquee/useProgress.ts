import { useTranslation } from 'react-i18next';

import { inSentence } from '../../i18n/you';
import type { Summary } from '../../storage/summary';

/** How far a match is, and whose turn it is, in short sentences. */
export function useProgress(): (summary: Summary) => readonly string[] {
  const { t } = useTranslation('marquee');
  return ({ round, rounds, isOver, toAct, seats }) => {
    if (isOver) return [t('saved.finished'), t('saved.seeScore')];
    const progress =
      rounds === undefined ? t('saved.roundOnly', { round }) : t('saved.round', { round, rounds });
    const [seat] = toAct;
    const name = seat === undefined ? undefined : seats[seat]?.name;
    return name === undefined ? [progress] : [progress, t('saved.toPlay', inSentence(name))];
  };
}
