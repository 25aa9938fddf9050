import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** A share of one in whole percents. */
export function usePercent(): (share: number) => string {
  const { t } = useTranslation('commentary');
  return useCallback((share) => t('percent', { value: Math.round(100 * share) }), [t]);
}
