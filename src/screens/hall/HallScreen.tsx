import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { TopBar } from '../../navigation/TopBar';
import { liveMatches } from '../../session/app';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { Screen } from '../../ui/Screen';
import { useShareText } from '../../ui/share/useShareText';
import { Snackbar } from '../../ui/Snackbar';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { usePercent } from '../commentary/usePercent';
import { StorageTrouble } from '../marquee/StorageTrouble';
import { useMatchActions } from '../marquee/useMatchActions';
import { useNoticeMessage } from '../marquee/useNoticeMessage';
import { EmptyHall } from './EmptyHall';
import { HallParts } from './HallParts';
import { useHall } from './useHall';

const WIDEST = 860;

/** The hall of fame: what became of all the matches that are over. */
export function HallScreen() {
  const { t } = useTranslation(['hall', 'marquee']);
  const { width } = useLayout();
  const percent = usePercent();
  const { state, refresh } = useHall();
  const { share, sheet } = useShareText({
    title: t('marquee:export.title'),
    hint: t('marquee:export.hint'),
  });
  const actions = useMatchActions(share, refresh);
  const message = useNoticeMessage(actions.notice, () => void actions.putBack());

  useFocusEffect(
    useCallback(() => {
      void liveMatches.leave().then(refresh);
    }, [refresh]),
  );

  const room = Math.min(width, WIDEST);
  return (
    <View style={styles.screen}>
      <Screen backdrop={<Curtain />}>
        <View style={styles.content}>
          <TopBar />
          <Heading level={1} align="center">
            {t('title')}
          </Heading>
          <View style={[styles.parts, { width: room }]}>
            {state.kind === 'reading' && (
              <Words align="center">
                {t('reading', { percent: percent(state.percent / 100) })}
              </Words>
            )}
            {state.kind === 'unreadable' && (
              <StorageTrouble error={state.error} onRetry={() => void refresh()} />
            )}
            {state.kind === 'read' && state.contents.finished.length === 0 && <EmptyHall />}
            {state.kind === 'read' && state.contents.finished.length > 0 && (
              <HallParts
                contents={state.contents}
                width={room}
                onExport={(id) => void actions.exportMatch(id)}
                onDelete={(id) => void actions.remove(id)}
              />
            )}
          </View>
        </View>
      </Screen>
      <Snackbar message={message} onClose={actions.dismiss} />
      {sheet}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { gap: SPACE.l },
  parts: { alignSelf: 'center', gap: SPACE.l },
});
