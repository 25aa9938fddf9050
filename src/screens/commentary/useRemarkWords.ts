import { useTranslation } from 'react-i18next';

import { type Analysis, lossOf, seatsTalkedAbout } from '../../games/hollywood/bots/commentary';
import type { Action } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { useCardName } from '../../ui/cards/names';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { usePercent } from './usePercent';

export interface RemarkWords {
  /** What would have been better, where something was. */
  readonly better?: string;
  readonly text: string;
}

/** What is said of the decision that led to a moment. */
export function useRemarkWords(
  match: HollywoodMatch,
  analysis: Analysis | undefined,
): (moment: number) => RemarkWords {
  const { t } = useTranslation(['common', 'commentary']);
  const cardName = useCardName();
  const percent = usePercent();

  const actionWords = (action: Action): string => {
    switch (action.type) {
      case 'place':
        return t('commentary:action.place', { column: action.column + 1 });
      case 'assign':
        return t('commentary:action.assign', { genre: t(`genre.${action.project}`) });
      default:
        return t(`commentary:action.${action.type}`);
    }
  };

  return (moment) => {
    const turn = moment - 1;
    const decision = match.turns[turn];
    if (decision === undefined) return { text: t('commentary:remark.start') };
    const who = inSentence(match.setup.players[decision.seat]?.name ?? '');
    if (!seatsTalkedAbout(match).includes(decision.seat))
      return { text: t('commentary:remark.bot', who) };
    if (analysis === undefined) return { text: t('commentary:remark.soon') };
    const remark = analysis.remarks.find((one) => one.turn === turn);
    if (remark === undefined) return { text: t('commentary:remark.forced') };
    const { chance, best, better, ending } = remark;
    if (better === undefined)
      return { text: t('commentary:remark.good', { ...who, chance: percent(chance) }) };
    const slip = t('commentary:remark.slip', {
      ...who,
      best: percent(best),
      chance: percent(chance),
      loss: percent(lossOf(remark)),
    });
    const end =
      ending === undefined ? [] : [t('commentary:remark.ending', { card: cardName(ending.card) })];
    return {
      better: t('commentary:remark.better', { action: actionWords(better) }),
      text: [slip, ...end].join(' '),
    };
  };
}
