import { useTranslation } from 'react-i18next';

import { GAMES } from '../../games';
import { LinkPlate } from '../../navigation/LinkPlate';
import { NavLink } from '../../navigation/NavLink';
import { LostReel } from '../../ui/LostReel';
import { QuietPlate } from '../../ui/QuietPlate';

/** For addresses that lead nowhere, and for games the app does not have. */
export function NotFoundScreen() {
  const { t } = useTranslation(['common', 'rules']);
  return (
    <LostReel title={t('missing.title')} body={t('missing.body')}>
      <LinkPlate to={{ screen: 'Marquee' }} label={t('missing.home')} />
      {GAMES.map(({ id, name }) => (
        <NavLink key={id} to={{ screen: 'Rules', params: { game: id } }}>
          <QuietPlate label={t('rules:of', { game: name })} />
        </NavLink>
      ))}
    </LostReel>
  );
}
