import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { LinkPlate } from '../../navigation/LinkPlate';
import { Laurel } from '../../ui/art/Laurel';
import { Panel } from '../../ui/controls/Panel';
import { Drawing } from '../../ui/Drawing';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { useTones } from '../../ui/theme/TonesContext';
import { SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';

const WREATH = 96;

/** A wreath that waits for somebody. */
export function EmptyHall() {
  const tones = useTones();
  const { t } = useTranslation('hall');
  return (
    <Panel style={styles.empty}>
      <View aria-hidden>
        <Drawing width={WREATH} height={WREATH} viewBox="-32 -30 64 64">
          <Laurel cx={0} cy={2} r={25} fill={tones.line} />
        </Drawing>
      </View>
      <Heading level={2} align="center">
        {t('empty.title')}
      </Heading>
      <Words align="center" style={styles.words}>
        {t('empty.body')}
      </Words>
      <LinkPlate to={{ screen: 'Setup', params: { game: HOLLYWOOD.id } }} label={t('empty.play')} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  empty: { alignItems: 'center', paddingVertical: SPACE.xl },
  words: { maxWidth: 460 },
});
