import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { TopBar } from '../../navigation/TopBar';
import { liveMatches } from '../../session/app';
import { premieresIn } from '../../session/premieres';
import { localDay } from '../../session/today';
import { Panel } from '../../ui/controls/Panel';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { StorageTrouble } from '../marquee/StorageTrouble';
import { useSaves } from '../marquee/useSaves';
import { Nights } from './Nights';
import { TodayCard } from './TodayCard';

const WIDEST = 620;

/** The premiere of today, and one's results of all the others. */
export function PremiereScreen() {
  const { t } = useTranslation('premiere');
  const { width } = useLayout();
  const { list, refresh } = useSaves();

  useFocusEffect(
    useCallback(() => {
      void liveMatches.leave().then(refresh);
    }, [refresh]),
  );

  const today = list.kind === 'read' ? localDay(list.now) : undefined;
  const premieres = premieresIn(list.kind === 'read' ? list.entries : []);
  return (
    <Screen backdrop={<Curtain />}>
      <View style={styles.content}>
        <TopBar />
        <Heading level={1} align="center">
          {t('title')}
        </Heading>
        <View style={[styles.parts, { width: Math.min(width, WIDEST) }]}>
          {list.kind === 'unreadable' && (
            <StorageTrouble error={list.error} onRetry={() => void refresh()} />
          )}
          {list.kind === 'read' && (
            <>
              {today === undefined ? (
                <Panel>
                  <Words>{t('noClock')}</Words>
                </Panel>
              ) : (
                <TodayCard today={today} premieres={premieres} />
              )}
              <Nights nights={premieres.nights} today={today} />
            </>
          )}
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  content: { gap: SPACE.l },
  parts: { alignSelf: 'center', gap: SPACE.l },
});
