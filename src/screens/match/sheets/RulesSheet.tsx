import { useTranslation } from 'react-i18next';
import { useWindowDimensions } from 'react-native';

import { Sheet } from '../../../ui/Sheet';
import { SPACE } from '../../../ui/theme/sizes';
import { Steps } from '../../programme/Steps';

const WIDEST = 620;
/** What the edges of the sheet take. */
const EDGES = 2 * (SPACE.m + SPACE.m + SPACE.xs + 2);

/** How to play, over the table: the same pages as in the programme. */
export function RulesSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('table');
  const { width } = useWindowDimensions();
  return (
    <Sheet title={t('bar.rules')} onClose={onClose} widest={WIDEST}>
      <Steps width={Math.min(width, WIDEST + 2 * SPACE.m) - EDGES} columns={1} />
    </Sheet>
  );
}
