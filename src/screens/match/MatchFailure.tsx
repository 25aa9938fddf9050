import { useTranslation } from 'react-i18next';

import { useReason } from '../../i18n/useReason';
import { LinkPlate } from '../../navigation/LinkPlate';
import type { OpenError } from '../../session/live-matches';
import { Button } from '../../ui/Button';
import { LostReel } from '../../ui/LostReel';

export interface FailureWords {
  readonly title: string;
  /** On the way home. */
  readonly home: string;
}

interface Props {
  readonly words: FailureWords;
  readonly error: OpenError;
  readonly onRetry: () => void;
}

/** What may be over when it is tried again. */
const PASSING: readonly OpenError['code'][] = [
  'storage-unreadable',
  'storage-stalled',
  'game-unavailable',
];

/** A match that cannot be opened: why, and the way home. */
export function MatchFailure({ words, error, onRetry }: Props) {
  const { t } = useTranslation();
  const reason = useReason();
  const mayPass = PASSING.includes(error.code);
  return (
    <LostReel title={words.title} body={reason(error)}>
      {mayPass && <Button label={t('tryAgain')} onPress={onRetry} />}
      <LinkPlate to={{ screen: 'Marquee' }} label={words.home} />
    </LostReel>
  );
}
