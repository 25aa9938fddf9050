import { useTranslation } from 'react-i18next';

import { IconButton } from '../../ui/IconButton';
import type { SectionName } from './sections';

interface Props {
  readonly section: SectionName;
  readonly onOpen: (section: SectionName) => void;
}

/** A small question mark beside something that has its reason in the rules. */
export function WhyButton({ section, onOpen }: Props) {
  const { t } = useTranslation('rules');
  return (
    <IconButton
      icon="why"
      label={t('open', { title: t(`section.${section}.title`) })}
      onPress={() => {
        onOpen(section);
      }}
    />
  );
}
