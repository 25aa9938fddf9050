import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { liveMatches } from '../../session/app';
import { useLayout } from '../../ui/layout';
import { MarqueeLights } from '../../ui/marquee/MarqueeLights';
import { useDoorsOpen } from '../../ui/useDoorsOpen';
import { Screen } from '../../ui/Screen';
import { useShareText } from '../../ui/share/useShareText';
import { Snackbar } from '../../ui/Snackbar';
import { Front } from './Front';
import { ImportSheet } from './ImportSheet';
import { Lobby } from './Lobby';
import { SettingsLink } from './SettingsLink';
import { useNewVersionMessage } from './useNewVersionMessage';
import { useNoticeMessage } from './useNoticeMessage';
import { useSavedMatches } from './useSavedMatches';

/** Home: the theatre at night, with the games it shows and the matches that wait. */
export function MarqueeScreen() {
  const { t } = useTranslation(['common', 'marquee']);
  const { form } = useLayout();
  const { share, sheet } = useShareText({
    title: t('marquee:export.title'),
    hint: t('marquee:export.hint'),
  });
  const isOpen = useDoorsOpen();
  const matches = useSavedMatches(share);
  const { refresh } = matches;
  const [isImporting, setIsImporting] = useState(false);
  const notice = useNoticeMessage(matches.notice, () => void matches.putBack());
  const newVersion = useNewVersionMessage();

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
      <Front
        screen={Screen}
        words={{
          name: t('appName'),
          top: t('marquee:boardTop'),
          bottom: t('marquee:boardBottom'),
          promise: t('marquee:promise'),
        }}
        lights={MarqueeLights}
        {...(isOpen && {
          corner: <SettingsLink />,
          inside: (width: number) => (
            <Lobby
              width={width}
              form={form}
              matches={matches}
              onImport={() => {
                setIsImporting(true);
              }}
            />
          ),
        })}
      />
      {/* What was just done comes first; a newer version can wait. */}
      <Snackbar
        {...(notice === undefined ? newVersion : { message: notice, onClose: matches.dismiss })}
      />
      {sheet}
      {isImporting && (
        <ImportSheet
          onImport={matches.importText}
          onClose={() => {
            setIsImporting(false);
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
