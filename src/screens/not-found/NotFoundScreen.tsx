import { useTranslation } from 'react-i18next';

import { LinkPlate } from '../../navigation/LinkPlate';
import { RulesLink } from '../../navigation/TopBar';
import { LostReel } from '../../ui/LostReel';

/** For addresses that lead nowhere, and for games the app does not have. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <LostReel title={t('missing.title')} body={t('missing.body')}>
      <LinkPlate to={{ screen: 'Marquee' }} label={t('missing.home')} />
      <RulesLink />
    </LostReel>
  );
}
