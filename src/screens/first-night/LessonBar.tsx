import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { SCENES } from '../../games/hollywood/first-night/scenes';
import { useStack } from '../../navigation/useStack';
import { IconButton } from '../../ui/IconButton';
import { useLayout } from '../../ui/layout';
import { Heading } from '../../ui/text/Heading';
import { useTextScale } from '../../ui/text/TextScale';
import { BAR_HEIGHT } from '../match/tableForms';
import type { Lesson } from './useLesson';

type Props = Pick<Lesson, 'position' | 'back' | 'restart'>;

/** What the three buttons beside it take. */
const BUTTONS = 152;
const LETTER = 10;

/** Which scene it is, and the ways out of it. */
export function LessonBar({ position, back, restart }: Props) {
  const { t } = useTranslation('firstNight');
  const navigation = useStack();
  const { width } = useLayout();
  const textScale = useTextScale();
  const where = { scene: position.number + 1, scenes: SCENES.length };
  const whole = t('scene', where);
  return (
    <View style={styles.bar}>
      <IconButton
        icon="close"
        label={t('leave')}
        onPress={() => {
          if (navigation.canGoBack()) navigation.goBack();
          else navigation.popTo('Marquee');
        }}
      />
      <Heading level={1} size="lead" label={whole} style={styles.scene}>
        {whole.length * LETTER * textScale <= width - BUTTONS ? whole : t('sceneShort', where)}
      </Heading>
      <IconButton
        icon="rewind"
        label={t('again')}
        disabled={back === undefined}
        onPress={restart}
      />
      <IconButton
        icon="back"
        label={t('back')}
        disabled={back === undefined}
        onPress={() => back?.()}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', height: BAR_HEIGHT, gap: 4 },
  scene: { flex: 1, paddingLeft: 4 },
});
