import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useStack } from '../../navigation/useStack';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { hasRules } from '../book/hasRules';

interface Props {
  readonly game: string;
  readonly onClose: () => void;
}

/** Where else one can go from the table. */
export function PlainMenu({ game, onClose }: Props) {
  const { t } = useTranslation(['match', 'table', 'rules']);
  const navigation = useStack();
  const then = (go: () => void) => () => {
    onClose();
    go();
  };
  return (
    <Sheet title={t('table.menu')} onClose={onClose}>
      <View style={styles.entries}>
        {hasRules(game) && (
          <Button
            label={t('rules:title')}
            onPress={then(() => {
              navigation.navigate('Rules', { game });
            })}
          />
        )}
        <Button
          label={t('table:menu.settings')}
          onPress={then(() => {
            navigation.navigate('Settings');
          })}
        />
        <Button
          label={t('table:menu.marquee')}
          onPress={then(() => {
            navigation.popTo('Marquee');
          })}
        />
        <Words ink="nightSoft" align="center">
          {t('table.safe')}
        </Words>
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ entries: { gap: SPACE.m } });
