import { useTranslation } from 'react-i18next';

import type { RouteProps } from '../../navigation/routes';
import { MatchGate } from '../match/MatchGate';
import { BoardTable } from './BoardTable';

/** A round being played. */
export function BoardScreen({ route }: RouteProps<'Board'>) {
  const { t } = useTranslation(['common', 'table']);
  const words = { title: t('table:cannotOpen'), home: t('missing.home') };
  return (
    <MatchGate id={route.params.match} words={words}>
      {(opened) => <BoardTable key={opened.live.id} {...opened} />}
    </MatchGate>
  );
}
