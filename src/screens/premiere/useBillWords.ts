import { useTranslation } from 'react-i18next';

import type { Day } from '../../engine/days';
import { premiereSetup } from '../../games/hollywood/premiere';
import { useList } from '../../i18n/useList';
import { useSetupWords } from '../setup/words';
import { HOLLYWOOD } from '../shelf';

/** Nobody in particular: who plays does not change what is played. */
const ANYBODY = { kind: 'person', name: '-', colour: 'ruby', glyph: 'star' } as const;

/** What is on the bill of a day: the game, and whom one meets. */
export function useBillWords(): (day: Day) => { readonly game: string; readonly cast: string } {
  const { t } = useTranslation('premiere');
  const list = useList();
  const words = useSetupWords(HOLLYWOOD.id);
  return (day) => {
    const { options, players } = premiereSetup(day, ANYBODY);
    const bots = players.flatMap((player) =>
      player.kind === 'bot'
        ? t('bill.bot', { name: player.name, level: words.level(player.level).label })
        : [],
    );
    return {
      game: `${t(options.advanced ? 'bill.advanced' : 'bill.basic')} · ${t(`bill.${options.claimOrder}`)}`,
      cast: t('bill.cast', { bots: list(bots) }),
    };
  };
}
