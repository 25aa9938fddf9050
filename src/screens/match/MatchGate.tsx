import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useReason } from '../../i18n/useReason';
import { LinkPlate } from '../../navigation/LinkPlate';
import type { LiveMatch } from '../../session/live-matches';
import { Button } from '../../ui/Button';
import { Curtain } from '../../ui/Curtain';
import { Page } from '../../ui/Page';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { SPACE } from '../../ui/theme/sizes';
import { useLiveMatch } from './useLiveMatch';

interface Props {
  readonly id: string;
  readonly children: (live: LiveMatch, reload: () => void) => ReactNode;
}

/** Opens the match of an address for a screen; one that cannot be opened is told with its reason and a way home. */
export function MatchGate({ id, children }: Props) {
  const { t } = useTranslation(['common', 'table']);
  const reason = useReason();
  const state = useLiveMatch(id);
  if (state.kind === 'loading') return <View style={styles.dark} />;
  if (state.kind === 'ready') return children(state.live, state.reload);
  const { error } = state;
  return (
    <Screen backdrop={<Curtain />}>
      <Page style={styles.page}>
        <Heading level={1} ink="pageTitle" align="center">
          {t('table:cannotOpen')}
        </Heading>
        <Words size="lead" ink="page" align="center">
          {reason(error)}
        </Words>
        <Button label={t('table:tryAgain')} onPress={state.reload} />
        <LinkPlate to={{ screen: 'Marquee' }} label={t('missing.home')} />
      </Page>
    </Screen>
  );
}

const styles = StyleSheet.create({
  dark: { flex: 1, backgroundColor: COLOUR.midnight },
  page: {
    alignItems: 'center',
    alignSelf: 'center',
    maxWidth: 520,
    marginTop: SPACE.xl,
    gap: SPACE.l,
  },
});
