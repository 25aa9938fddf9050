import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { TopBar } from '../../navigation/TopBar';
import { Panel } from '../../ui/controls/Panel';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { LicenceList } from './LicenceList';
import { libraries, packages } from './licences.json';
import { LicenceSheet } from './LicenceSheet';
import type { Package } from './package';

const WIDEST = 640;

/** The closing credits: whose work the app is made of, each with its licence. */
export function LicencesScreen() {
  const { t } = useTranslation('licences');
  const { width } = useLayout();
  const [opened, setOpened] = useState<Package>();
  return (
    <Screen backdrop={<Curtain />}>
      <View style={styles.credits}>
        <TopBar />
        <Heading level={1} align="center">
          {t('title')}
        </Heading>
        <Panel style={[styles.panel, { width: Math.min(width, WIDEST) }]}>
          <Words>{t('thanks')}</Words>
          <Words ink="nightSoft">{t('own')}</Words>
          <LicenceList credits={packages} onOpen={setOpened} />
          <Heading level={2} size="lead">
            {t('phones')}
          </Heading>
          <LicenceList credits={libraries} onOpen={setOpened} />
        </Panel>
      </View>
      {opened !== undefined && (
        <LicenceSheet
          credit={opened}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  credits: { gap: SPACE.l },
  panel: { alignSelf: 'center' },
});
