import { useTranslation } from 'react-i18next';

import type { SetupError } from '../../engine/match';
import type { SaveError, StorageError } from '../../storage/errors';

/** Says in words what went wrong with a save, the storage or the setup of a match. */
export function useReason(): (error: SaveError | StorageError | SetupError) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const told = error.code === 'players' ? error.errors[0] : error;
    return told === undefined ? t('options-not-an-object') : t(told.code, { ...told });
  };
}
