import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';

import { useReason } from '../../i18n/useReason';
import { HomeLink } from '../../navigation/TopBar';
import type { OpenError } from '../../session/live-matches';
import { BigReel } from '../../ui/art/BigReel';
import { Button } from '../../ui/Button';
import { Drawing } from '../../ui/Drawing';
import { NightSky } from '../../ui/marquee/NightSky';
import { Page } from '../../ui/Page';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly error: OpenError;
  readonly onRetry: () => void;
}

/** A match that cannot be shown: why, and the way home. */
export function ScoreFailure({ error, onRetry }: Props) {
  const { t } = useTranslation('score');
  const reason = useReason();
  const mayPass = error.code === 'storage-unreadable' || error.code === 'storage-stalled';
  return (
    <Screen backdrop={<NightSky />}>
      <Page style={styles.page}>
        <Drawing width={120} height={128} viewBox="-80 -80 160 170">
          <BigReel cx={0} cy={0} r={74} metal={COLOUR.brass} />
        </Drawing>
        <Heading level={1} ink="pageTitle" align="center">
          {t('missing.title')}
        </Heading>
        <Words size="lead" ink="page" align="center">
          {reason(error)}
        </Words>
        {mayPass && <Button label={t('actions.again')} onPress={onRetry} />}
        <HomeLink />
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
