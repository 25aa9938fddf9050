import { useTranslation } from 'react-i18next';

import type { RouteProps } from '../../navigation/routes';
import { PlainScore } from '../../shell/score/PlainScore';
import { MatchGate } from '../match/MatchGate';
import { HollywoodScore } from './HollywoodScore';

/** The score of the match the address names: after a round, at the end, or any time between. */
export function ScoreboardScreen({ route }: RouteProps<'Scoreboard'>) {
  const { t } = useTranslation(['common', 'score']);
  const words = { title: t('score:missing.title'), home: t('backToMarquee') };
  return (
    <MatchGate
      id={route.params.match}
      words={words}
      plain={({ live, match, load }) => <PlainScore id={live.id} match={match} load={load} />}
    >
      {({ live, match }) => <HollywoodScore live={live} match={match} />}
    </MatchGate>
  );
}
