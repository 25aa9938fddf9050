import { useTranslation } from 'react-i18next';

import { Entrance } from '../../navigation/Entrance';
import type { RouteProps } from '../../navigation/routes';
import { MatchStage } from '../../shell/match/MatchStage';
import { MatchGate } from '../match/MatchGate';
import { Play } from './Play';

/** A match being played: reels are placed, and then their cards go out to their owners. */
export function TableScreen({ route }: RouteProps<'Board'>) {
  const { t } = useTranslation(['common', 'table']);
  const { match, part = 'board' } = route.params;
  const words = { title: t('table:cannotOpen'), home: t('missing.home') };
  return (
    <MatchGate
      id={match}
      words={words}
      plain={(opened) => <MatchStage key={opened.live.id} {...opened} />}
    >
      {(opened) => (
        <Entrance key={opened.live.id}>
          <Play {...opened} part={part} />
        </Entrance>
      )}
    </MatchGate>
  );
}
