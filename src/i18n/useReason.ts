import { useTranslation } from 'react-i18next';

import type { SetupError } from '../engine/match';
import type { PlayersError } from '../engine/players';
import type { SeedError } from '../engine/seed';
import type { SaveError, StorageError } from '../storage/errors';

type Told = SaveError | StorageError | SetupError | PlayersError | SeedError;

/** Says in words what went wrong with a save, the storage or the setup of a match. */
export function useReason(): (error: Told) => string {
  const { t } = useTranslation('errors');
  return (error) => {
    const told = error.code === 'players' ? error.errors[0] : error;
    return told === undefined ? t('options-not-an-object') : t(told.code, { ...told });
  };
}
