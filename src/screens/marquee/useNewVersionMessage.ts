import { useTranslation } from 'react-i18next';

import { useNewVersion } from '../../offline/newVersion';
import { liveMatches } from '../../session/app';
import type { Message } from '../../ui/Snackbar';

interface Offer {
  readonly message: Message | undefined;
  readonly onClose: () => void;
}

const NOTHING: Offer = { message: undefined, onClose: () => undefined };

/** A newer version is offered here and nowhere else: nobody is asked in the middle of a match. */
export function useNewVersionMessage(): Offer {
  const { t } = useTranslation('marquee');
  const version = useNewVersion();
  if (version === undefined) return NOTHING;
  return {
    message: {
      text: t('newVersion.ready'),
      tone: 'news',
      action: {
        label: t('newVersion.use'),
        // The last move of the match that was left may still be on its way into the storage.
        onPress: () => void liveMatches.leave().finally(version.use),
      },
      decline: t('newVersion.later'),
    },
    onClose: version.later,
  };
}
