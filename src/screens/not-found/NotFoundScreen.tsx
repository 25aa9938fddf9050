import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';

import { LinkPlate } from '../../navigation/LinkPlate';
import { BigReel } from '../../ui/art/BigReel';
import { Drawing } from '../../ui/Drawing';
import { NightSky } from '../../ui/marquee/NightSky';
import { Page } from '../../ui/Page';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';

/** For addresses that lead nowhere, and for games the app does not have. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen backdrop={<NightSky />}>
      <Page style={styles.page}>
        <Drawing width={150} height={160} viewBox="-80 -80 160 170">
          <BigReel cx={0} cy={0} r={74} metal={COLOUR.brass} />
        </Drawing>
        <Heading level={1} ink="pageTitle" align="center">
          {t('missing.title')}
        </Heading>
        <Words size="lead" ink="page" align="center">
          {t('missing.body')}
        </Words>
        <LinkPlate to={{ screen: 'Marquee' }} label={t('missing.home')} />
      </Page>
    </Screen>
  );
}

const styles = StyleSheet.create({
  page: {
    alignItems: 'center',
    alignSelf: 'center',
    maxWidth: 520,
    marginTop: SPACE.xl,
    gap: SPACE.l,
  },
});
