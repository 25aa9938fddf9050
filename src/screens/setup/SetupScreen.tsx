import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { RouteProps } from '../../navigation/routes';
import { useGame } from '../../shell/useGame';
import { themed } from '../../ui/theme/themed';
import { MatchFailure } from '../match/MatchFailure';
import { NotFoundScreen } from '../not-found/NotFoundScreen';
import { CastingCall } from './CastingCall';

/** Sets up the table for a new match; an address may name a game the app does not have, or carry any seed. */
export function SetupScreen({ route, navigation }: RouteProps<'Setup'>) {
  const styles = useStyles();
  const { t } = useTranslation(['setup', 'common']);
  const { game, seed } = route.params;
  const opening = useGame(game);
  switch (opening.kind) {
    case 'loading':
      return <View style={styles.dark} />;
    case 'unknown':
      return <NotFoundScreen />;
    case 'failed':
      return (
        <MatchFailure
          words={{ title: t('setup:title'), home: t('common:missing.home') }}
          error={{ code: 'game-unavailable', game }}
          onRetry={opening.retry}
        />
      );
    case 'ready':
      return (
        <CastingCall
          entry={opening.entry}
          name={opening.entry.name}
          // `?seed=a&seed=b` comes as a list, whatever the types say.
          sharedSeed={typeof seed === 'string' ? seed : ''}
          onStarted={(match) => {
            navigation.replace('Board', { match });
          }}
        />
      );
  }
}

const useStyles = themed((tones) => ({ dark: { flex: 1, backgroundColor: tones.page } }));
