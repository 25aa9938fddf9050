import { useTranslation } from 'react-i18next';

import { LinkPlate } from '../../navigation/LinkPlate';
import type { RouteProps } from '../../navigation/routes';
import { LostReel } from '../../ui/LostReel';
import { MatchGate } from '../match/MatchGate';
import { HollywoodCommentary } from './HollywoodCommentary';

/** What is to be said of the match the address names, once it is over. */
export function CommentaryScreen({ route }: RouteProps<'Commentary'>) {
  const { t } = useTranslation(['common', 'score', 'commentary']);
  const words = { title: t('score:missing.title'), home: t('backToMarquee') };
  return (
    <MatchGate id={route.params.match} words={words}>
      {({ live, match }) =>
        match.state.phase.kind === 'over' ? (
          <HollywoodCommentary key={live.id} live={live} match={match} />
        ) : (
          <LostReel title={t('commentary:notOver.title')} body={t('commentary:notOver.body')}>
            <LinkPlate
              to={{ screen: 'Board', params: { match: live.id } }}
              label={t('commentary:notOver.go')}
            />
            <LinkPlate to={{ screen: 'Marquee' }} label={t('backToMarquee')} />
          </LostReel>
        )
      }
    </MatchGate>
  );
}
