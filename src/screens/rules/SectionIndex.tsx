import { useTranslation } from 'react-i18next';

import { BookIndex } from '../../shell/book/BookIndex';
import { SECTIONS, type SectionName } from './sections';

interface Props {
  readonly onOpen: (section: SectionName) => void;
}

/** Every heading of the rules of *Hollywood!*, and a field to find one. */
export function SectionIndex({ onOpen }: Props) {
  const { t } = useTranslation('rules');
  const headings = SECTIONS.map(({ name }) => ({
    id: name,
    title: t(`section.${name}.title`),
    text: t(`section.${name}.keywords`),
  }));
  return <BookIndex headings={headings} placeholder={t('placeholder')} onOpen={onOpen} />;
}
