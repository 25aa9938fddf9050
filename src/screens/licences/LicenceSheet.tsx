import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { paragraphs } from './licences.json';
import type { Package } from './package';
import { useLicenceLine } from './useLicenceLine';

interface Props {
  readonly credit: Package;
  readonly onClose: () => void;
}

/** What a licence says, in the words it was given in. */
export function LicenceSheet({ credit, onClose }: Props) {
  const line = useLicenceLine(credit);
  return (
    <Sheet title={credit.name} onClose={onClose}>
      <Words ink="nightSoft">{line}</Words>
      {credit.text.map((place, index) => (
        // The same paragraph may stand in a text twice, and a text never changes.
        <Words key={index} size="caption">
          {paragraphs[place]}
        </Words>
      ))}
    </Sheet>
  );
}
