import { useTranslation } from 'react-i18next';

import { Button } from '../../ui/Button';
import { usePlayNow } from '../setup/usePlayNow';

interface Props {
  readonly game: string;
  /** What a screen reader says, where several games offer it. */
  readonly spoken?: string;
}

/** One tap from home to a table of one person and bots, as last time. */
export function PlayNow({ game, spoken }: Props) {
  const { t } = useTranslation('marquee');
  const play = usePlayNow(game);
  if (play === undefined) return undefined;
  return (
    <Button
      label={t('playNow')}
      {...(spoken !== undefined && { spoken })}
      onPress={() => void play()}
    />
  );
}
