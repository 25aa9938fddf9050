import { useTranslation } from 'react-i18next';

import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { paragraphs } from './licences.json';
import type { Package } from './package';

interface Props {
  readonly credit: Package;
  readonly onClose: () => void;
}

/** What a licence says, in the words it was given in. */
export function LicenceSheet({ credit, onClose }: Props) {
  const { t } = useTranslation('licences');
  return (
    <Sheet title={credit.name} onClose={onClose}>
      <Words ink="nightSoft">
        {t('line', { version: credit.version, licence: credit.licence })}
      </Words>
      {credit.text.map((place, index) => (
        // The same paragraph may stand in a text twice, and a text never changes.
        <Words key={index} size="caption">
          {paragraphs[place]}
        </Words>
      ))}
    </Sheet>
  );
}
