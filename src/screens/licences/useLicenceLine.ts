import { useTranslation } from 'react-i18next';

import type { Package } from './package';

/** Which version it is, or whose part, and its licence. */
export function useLicenceLine({ version, within, licence }: Package): string {
  const { t } = useTranslation('licences');
  if (version !== undefined) return t('line', { version, licence });
  return within === undefined ? t('several', { licence }) : t('within', { within, licence });
}
