import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { expo } from '../../../app.json';
import { NavLink } from '../../navigation/NavLink';
import { TopBar } from '../../navigation/TopBar';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { QuietPlate } from '../../ui/QuietPlate';
import { Screen } from '../../ui/Screen';
import { type Message, Snackbar } from '../../ui/Snackbar';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { ComfortSettings } from './ComfortSettings';
import { MemorySettings } from './memory/MemorySettings';
import { PlaySettings } from './PlaySettings';
import { SoundSettings } from './SoundSettings';
import { UnreadableNotice } from './UnreadableNotice';

const WIDEST = 920;

/** What the person likes. Every change holds at once; there is nothing to confirm. */
export function SettingsScreen() {
  const { t } = useTranslation(['settings', 'licences']);
  const { form, width } = useLayout();
  const [message, setMessage] = useState<Message>();
  const close = useCallback(() => {
    setMessage(undefined);
  }, []);
  const isWide = form !== 'column';
  const room = Math.min(width, WIDEST);
  const partWidth = isWide ? Math.floor((room - SPACE.l) / 2) : room;
  return (
    <View style={styles.screen}>
      <Screen backdrop={<Curtain />}>
        <View style={styles.settings}>
          <TopBar />
          <Heading level={1} align="center">
            {t('title')}
          </Heading>
          <UnreadableNotice width={room} />
          <View style={[styles.parts, isWide && styles.beside]}>
            <View style={styles.part}>
              <PlaySettings width={partWidth} />
              <SoundSettings width={partWidth} />
            </View>
            <ComfortSettings width={partWidth} />
          </View>
          <View style={styles.parts}>
            <MemorySettings width={room} onMessage={setMessage} />
          </View>
          <View style={styles.credits}>
            <NavLink to={{ screen: 'Licences' }}>
              <QuietPlate label={t('licences:open')} />
            </NavLink>
          </View>
          <Words align="center" size="caption">
            {t('version', { version: expo.version })}
          </Words>
        </View>
      </Screen>
      <Snackbar message={message} onClose={close} />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  settings: { gap: SPACE.l },
  parts: { alignSelf: 'center', gap: SPACE.l },
  credits: { alignItems: 'center' },
  part: { gap: SPACE.l },
  beside: { flexDirection: 'row', alignItems: 'flex-start' },
});
