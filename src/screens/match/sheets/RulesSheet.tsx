import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Sheet } from '../../../ui/Sheet';
import { SPACE } from '../../../ui/theme/sizes';
import { useRoom } from '../../../ui/turn/useRoom';
import { SectionIndex } from '../../rules/SectionIndex';
import { SectionPage } from '../../rules/SectionPage';
import type { SectionName } from '../../rules/sections';

interface Props {
  /** Where it opens; at all headings otherwise. */
  readonly section: SectionName | undefined;
  readonly onClose: () => void;
}

const WIDEST = 620;
/** What the edges of the sheet take. */
const EDGES = 2 * (SPACE.m + SPACE.m + SPACE.xs + 2);

/** The rules over the table: the match waits beneath, just as it was left. */
export function RulesSheet({ section: opened, onClose }: Props) {
  const { t } = useTranslation('rules');
  const {
    width,
    insets: { left, right },
  } = useRoom();
  const [section, setSection] = useState(opened);
  return (
    <Sheet title={t('title')} onClose={onClose} widest={WIDEST} reading={section}>
      {section === undefined ? (
        <SectionIndex onOpen={setSection} />
      ) : (
        <SectionPage
          key={section}
          section={section}
          width={Math.min(width - left - right, WIDEST + 2 * SPACE.m) - EDGES}
          level={3}
          onOpen={setSection}
          onAll={() => {
            setSection(undefined);
          }}
        />
      )}
    </Sheet>
  );
}
