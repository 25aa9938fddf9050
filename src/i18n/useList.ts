import { useTranslation } from 'react-i18next';

/** Several names in a sentence. By hand: `Intl.ListFormat` is missing on phones. */
export function useList(): (names: readonly string[]) => string {
  const { t } = useTranslation('score');
  return (names) => {
    const last = names.at(-1) ?? '';
    const first = names.slice(0, -1).join(', ');
    return first === '' ? last : t('and', { first, last });
  };
}
