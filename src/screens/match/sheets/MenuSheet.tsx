import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useStack } from '../../../navigation/useStack';
import type { LiveMatch } from '../../../session/live-matches';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/Sheet';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { TableTurning } from '../turn/TableTurning';
import type { MatchView } from '../useMatchView';

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
  readonly onClose: () => void;
}

/** Where else one can go from the table. */
export function MenuSheet({ live, view, onClose }: Props) {
  const { t } = useTranslation('table');
  const navigation = useStack();
  const then = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <Sheet title={t('menu.title')} onClose={onClose}>
      <View style={styles.entries}>
        <Button
          label={t('menu.score')}
          onPress={then(() => {
            navigation.navigate('Scoreboard', { match: live.id });
          })}
        />
        {view.match.undone.length > 0 && (
          <Button
            label={t('menu.redo')}
            onPress={then(() => {
              live.session.redo();
            })}
          />
        )}
        <Button
          label={t('menu.settings')}
          onPress={then(() => {
            navigation.navigate('Settings');
          })}
        />
        <Button
          label={t('menu.marquee')}
          onPress={then(() => {
            navigation.popTo('Marquee');
          })}
        />
        <TableTurning players={view.players} />
        <Words ink="nightSoft" align="center">
          {t('menu.safe')}
        </Words>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ entries: { gap: SPACE.m } });
