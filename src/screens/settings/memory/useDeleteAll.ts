import { useTranslation } from 'react-i18next';

import { useReason } from '../../../i18n/useReason';
import { liveMatches, preferences, saves } from '../../../session/app';
import { deleteEverything, type Everything, putEverythingBack } from '../../../session/clean-slate';
import type { StorageError } from '../../../storage/errors';
import type { Message } from '../../../ui/Snackbar';

const HOUSE = { saves, preferences, leave: () => liveMatches.leave() };

/** Deletes everything and says so, with the way back for as long as that is read. */
export function useDeleteAll(onMessage: (message: Message) => void): () => Promise<void> {
  const { t } = useTranslation('memory');
  const reason = useReason();

  const tell = (gone: Everything, error: StorageError | undefined) => {
    onMessage({
      text: error === undefined ? t('delete.done') : reason(error),
      tone: error === undefined ? 'news' : 'problem',
      action: { label: t('delete.undo'), onPress: () => void putBack(gone) },
    });
  };
  const putBack = async (gone: Everything) => {
    const back = await putEverythingBack(HOUSE, gone);
    if (back.error === undefined) onMessage({ text: t('delete.restored'), tone: 'news' });
    else tell(back.gone, back.error);
  };
  return async () => {
    const { gone, error } = await deleteEverything(HOUSE);
    tell(gone, error);
  };
}
