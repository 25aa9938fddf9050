import { useTranslation } from 'react-i18next';

import type { RouteProps } from '../../navigation/routes';
import { MatchGate } from '../match/MatchGate';
import { ClaimsTable } from './ClaimsTable';

/** The cards of a round go out to their owners. */
export function ClaimsScreen({ route }: RouteProps<'Claims'>) {
  const { t } = useTranslation(['common', 'table']);
  const words = { title: t('table:cannotOpen'), home: t('missing.home') };
  return (
    <MatchGate id={route.params.match} words={words}>
      {(opened) => <ClaimsTable key={opened.live.id} {...opened} />}
    </MatchGate>
  );
}
