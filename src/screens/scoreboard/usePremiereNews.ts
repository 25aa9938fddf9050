import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { premiereDayOf } from '../../games/hollywood/premiere';
import { premieresIn } from '../../session/premieres';
import { localDay, noonOf } from '../../session/today';
import { useSaves } from '../marquee/useSaves';
import { dateOf } from '../marquee/when';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import type { Standing } from './standing';

/** What a finished premiere is to one's record, in words; none for any other match. */
export interface PremiereNews {
  readonly words: string | undefined;
  /** Whether the saves still have to tell what was played before. */
  readonly isAwaited: boolean;
}

/** The person always sits in the first seat. */
const OWN_SEAT = 0;

/** Says whether a premiere counts, or which result does: whichever of its day was finished first. */
export function usePremiereNews(
  id: string,
  match: HollywoodMatch,
  standing: Standing,
): PremiereNews {
  const { t, i18n } = useTranslation(['score', 'premiere']);
  const { list, refresh } = useSaves();
  const day = standing.stage === 'over' ? premiereDayOf(match.setup) : undefined;
  useEffect(() => {
    if (day !== undefined) void refresh();
  }, [day, refresh]);

  if (day === undefined || list.kind !== 'read')
    return { words: undefined, isAwaited: day !== undefined && list.kind === 'reading' };
  const { nights } = premieresIn(list.entries);
  const night = nights.find((one) => one.day === day);
  // One that is not kept yet was finished last: it counts where there is no other.
  const isFirst = night === undefined || night.first.id === id;
  const own = standing.rows.find(({ seat }) => seat === OWN_SEAT)?.score.total ?? 0;
  const words = t(isFirst ? 'premiere:counts' : 'premiere:countsNot', {
    night:
      day === localDay(list.now)
        ? t('premiere:today')
        : t('premiere:of', { date: dateOf(noonOf(day), i18n.language) }),
    points: t('points', { count: isFirst ? own : night.first.points }),
  });
  return { words, isAwaited: false };
}
