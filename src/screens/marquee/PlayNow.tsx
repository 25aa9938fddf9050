import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button';
import { usePlayNow } from '../setup/usePlayNow';

interface Props {
  readonly game: { readonly id: string; readonly name: string };
}

/** One tap from home to a table of one person and bots, as last time. A screen reader says of which game. */
export function PlayNow({ game }: Props) {
  const { t } = useTranslation('marquee');
  const play = usePlayNow(game.id);
  if (play === undefined) return undefined;
  return (
    <Button
      label={t('playNow')}
      spoken={t('playNowGame', { game: game.name })}
      onPress={() => void play()}
    />
  );
}
