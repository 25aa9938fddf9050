import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button';
import { usePlayNow } from '../setup/usePlayNow';

/** One tap from home to a table of one person and bots, as last time. */
export function PlayNow({ game }: { readonly game: string }) {
  const { t } = useTranslation('marquee');
  const play = usePlayNow(game);
  return play && <Button label={t('playNow')} onPress={() => void play()} />;
}
