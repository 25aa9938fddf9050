import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { liveMatches } from '../../session/app';
import { type Layout, useLayout } from '../../ui/layout';
import { Facade } from '../../ui/marquee/Facade';
import { Marquee } from '../../ui/marquee/Marquee';
import { NightSky } from '../../ui/marquee/NightSky';
import { Screen } from '../../ui/Screen';
import { useShareText } from '../../ui/share/useShareText';
import { Snackbar } from '../../ui/Snackbar';
import { SPACE } from '../../ui/theme/sizes';
import { useDoorsOpen } from '../../ui/useDoorsOpen';
import { ImportSheet } from './ImportSheet';
import { Lobby } from './Lobby';
import { SettingsLink } from './SettingsLink';
import { useNoticeMessage } from './useNoticeMessage';
import { useSavedMatches } from './useSavedMatches';
import { Vow } from './Vow';

/** The sign takes this share of a phone that lies on its side. */
const SIGN_SHARE = 0.42;

/** On larger screens the sign leaves the posters enough of the height. */
const SIGN = { widest: 640, shareOfHeight: 0.58 } as const;

function widthsOf({ form, width, height }: Layout) {
  if (form === 'row') {
    const marquee = Math.round(width * SIGN_SHARE);
    return { marquee, sign: marquee, shelf: width - marquee - SPACE.l };
  }
  const sign = form === 'column' ? width : Math.min(SIGN.widest, height * SIGN.shareOfHeight);
  return { marquee: width, sign: Math.round(sign), shelf: width };
}

/** Home: the theatre at night, with the games it shows and the matches that wait. */
export function MarqueeScreen() {
  const { t } = useTranslation(['common', 'marquee']);
  const layout = useLayout();
  const { form, gutter } = layout;
  const widths = widthsOf(layout);
  const isRow = form === 'row';
  const { share, sheet } = useShareText({
    title: t('marquee:export.title'),
    hint: t('marquee:export.hint'),
  });
  const isOpen = useDoorsOpen();
  const matches = useSavedMatches(share);
  const { refresh } = matches;
  const [isImporting, setIsImporting] = useState(false);
  const message = useNoticeMessage(matches.notice, () => void matches.putBack());

  useFocusEffect(
    useCallback(() => {
      if (!isOpen) return;
      // Nobody watches a match from here: its bots rest. Its last move may still be on its way into the storage.
      const left = liveMatches.leave();
      void refresh();
      void left.then(refresh);
    }, [isOpen, refresh]),
  );

  return (
    <View style={styles.screen}>
      <Screen backdrop={<NightSky />} foot="flush">
        <View style={[styles.theatre, isRow && styles.row]}>
          <View style={[styles.front, { width: widths.marquee }]}>
            <Marquee
              width={widths.marquee}
              signWidth={widths.sign}
              name={t('appName')}
              top={t('marquee:boardTop')}
              bottom={t('marquee:boardBottom')}
            />
            {isRow && <Vow />}
            {isOpen && <SettingsLink />}
          </View>
          <Facade
            style={[
              styles.facade,
              isRow ? styles.rowFacade : { marginHorizontal: -gutter, paddingHorizontal: gutter },
            ]}
          >
            {isOpen && (
              <>
                <Lobby
                  width={widths.shelf - (isRow ? 2 * SPACE.m : 0)}
                  form={form}
                  matches={matches}
                  onImport={() => {
                    setIsImporting(true);
                  }}
                />
                {!isRow && <Vow />}
              </>
            )}
          </Facade>
        </View>
      </Screen>
      <Snackbar message={message} onClose={matches.dismiss} />
      {sheet}
      {isImporting && (
        <ImportSheet
          onImport={matches.importMatch}
          onClose={() => {
            setIsImporting(false);
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  front: { gap: SPACE.l },
  theatre: { flexGrow: 1 },
  row: { flexDirection: 'row', gap: SPACE.l },
  facade: { flexGrow: 1, paddingTop: SPACE.xl, gap: SPACE.xl },
  rowFacade: { flex: 1, paddingHorizontal: SPACE.m },
});
