import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { ClapBoard } from '../../ui/art/ClapBoard';
import { Drawing } from '../../ui/Drawing';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

/** Says plainly that there is nothing to play on the phone yet. */
export function SoonNotice() {
  const { t } = useTranslation('programme');
  return (
    <View style={styles.notice}>
      <Drawing width={40} height={38} viewBox="0 0 104 98">
        <ClapBoard x={0} y={2} />
      </Drawing>
      <Words face="strong" ink="sign" style={styles.words}>
        {t('soon')}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.m,
    borderRadius: RADIUS.m,
    backgroundColor: COLOUR.velvet,
  },
  words: { flex: 1 },
});
