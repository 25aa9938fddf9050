import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Day } from '../../engine/days';
import { type PremiereNight, streakOf } from '../../games/hollywood/premiere-record';
import type { PremiereResult } from '../../session/premieres';
import { Panel } from '../../ui/controls/Panel';
import { Plaque } from '../../ui/Plaque';
import { QuietButton } from '../../ui/QuietButton';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { NightRow } from './NightRow';

interface Props {
  readonly nights: readonly PremiereNight<PremiereResult>[];
  readonly today: Day | undefined;
}

const AT_FIRST = 14;

/** One's results, the latest night first, and what they come to. */
export function Nights({ nights, today }: Props) {
  const { t } = useTranslation(['score', 'premiere']);
  const [shown, setShown] = useState(AT_FIRST);
  const days = nights.map(({ day }) => day);
  const streak = today === undefined ? 0 : streakOf(days, today);
  const best = Math.max(0, ...nights.map(({ first }) => first.points));
  const facts = [
    t('premiere:played', { count: nights.length }),
    t('premiere:won', { count: nights.filter(({ first }) => first.place === 1).length }),
    t('premiere:best', { points: t('points', { count: best }) }),
    ...(streak > 0 ? [t('premiere:streak', { count: streak })] : []),
  ];
  return (
    <View style={styles.part}>
      <Plaque title={t('premiere:record')} />
      <Panel>
        {nights.length === 0 ? (
          <Words align="center">{t('premiere:empty')}</Words>
        ) : (
          <>
            <Words align="center" face="strong" ink="sign">
              {facts.join(' · ')}
            </Words>
            <View role="list">
              {nights.slice(0, shown).map((night) => (
                <View key={night.day} role="listitem">
                  <NightRow night={night} />
                </View>
              ))}
            </View>
            {nights.length > shown && (
              <QuietButton
                label={t('premiere:more')}
                onPress={() => {
                  setShown(shown + AT_FIRST);
                }}
              />
            )}
          </>
        )}
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: SPACE.m } });
