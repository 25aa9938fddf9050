import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Day } from '../../engine/days';
import { LinkPlate } from '../../navigation/LinkPlate';
import { NavLink } from '../../navigation/NavLink';
import type { Premieres } from '../../session/premieres';
import { noonOf } from '../../session/today';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/controls/Panel';
import { QuietButton } from '../../ui/QuietButton';
import { QuietPlate } from '../../ui/QuietPlate';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { dateOf } from '../marquee/when';
import { useBillWords } from './useBillWords';
import { usePremiereStart } from './usePremiereStart';

interface Props {
  readonly today: Day;
  readonly premieres: Premieres;
  /** On the marquee it stands below a title of its own, and leads to the record as well. */
  readonly hasLink?: boolean;
}

/** Today's premiere: to be played, to go on with, or with its result. */
export function TodayCard({ today, premieres, hasLink = false }: Props) {
  const { t, i18n } = useTranslation(['score', 'premiere']);
  const { start, problem } = usePremiereStart(today);
  const { game, cast } = useBillWords()(today);
  const night = premieres.nights.find(({ day }) => day === today);
  const running = premieres.running.find(({ day }) => day === today);
  return (
    <Panel>
      <View style={styles.words}>
        <Heading level={hasLink ? 3 : 2} size="lead" align="center">
          {dateOf(noonOf(today), i18n.language)}
        </Heading>
        <Words align="center" face="strong">
          {game}
        </Words>
        <Words align="center">{cast}</Words>
        {night === undefined ? (
          <Words align="center" size="caption">
            {t('premiere:about')}
          </Words>
        ) : (
          <>
            <Words align="center" face="strong" ink="sign">
              {t('premiere:result', {
                place: night.first.place,
                points: t('points', { count: night.first.points }),
              })}
            </Words>
            <Words align="center" size="caption">
              {t('premiere:againLine')}
            </Words>
          </>
        )}
        <View role="alert">
          {problem !== undefined && (
            <Words align="center" face="strong" ink="sign">
              {problem}
            </Words>
          )}
        </View>
      </View>
      <View style={styles.actions}>
        {running !== undefined && (
          <LinkPlate
            to={{ screen: 'Board', params: { match: running.id } }}
            label={t('premiere:goOn')}
          />
        )}
        {running === undefined && night === undefined && (
          <Button label={t('premiere:play')} onPress={start} />
        )}
        {running === undefined && night !== undefined && (
          <QuietButton label={t('premiere:again')} onPress={start} />
        )}
        {hasLink && (
          <NavLink to={{ screen: 'Premiere' }}>
            <QuietPlate label={t('premiere:recordLink')} />
          </NavLink>
        )}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  words: { gap: SPACE.xs },
  actions: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.m },
});
