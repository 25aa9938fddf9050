import { useTranslation } from 'react-i18next';

import { Panel } from '../../ui/controls/Panel';
import { QuietButton } from '../../ui/QuietButton';
import { Words } from '../../ui/text/Words';

/** No match is left of what was chosen. */
export function NoneLikeThat({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('hall');
  return (
    <Panel>
      <Words align="center">{t('filter.none')}</Words>
      <QuietButton label={t('filter.clear')} onPress={onClear} />
    </Panel>
  );
}
