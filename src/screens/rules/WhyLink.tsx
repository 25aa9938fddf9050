import { useTranslation } from 'react-i18next';

import { IconLink } from '../../navigation/IconLink';
import { HOLLYWOOD } from '../shelf';
import type { SectionName } from './sections';

/** A small question mark that leads to a section of the rules; the screen it stands on waits beneath. */
export function WhyLink({ section }: { readonly section: SectionName }) {
  const { t } = useTranslation('rules');
  return (
    <IconLink
      to={{ screen: 'Rules', params: { game: HOLLYWOOD.id, section } }}
      icon="why"
      label={t('open', { title: t(`section.${section}.title`) })}
    />
  );
}
