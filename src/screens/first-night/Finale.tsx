import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useStack } from '../../navigation/useStack';
import { Button } from '../../ui/Button';
import { Panel } from '../../ui/controls/Panel';
import { Curtain } from '../../ui/Curtain';
import { QuietButton } from '../../ui/QuietButton';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { Announcer } from '../match/Announcer';
import { Confetti } from '../scoreboard/Confetti';
import { standingOf } from '../scoreboard/standing';
import { Standings } from '../scoreboard/Standings';
import { useStandingsParts } from '../scoreboard/useStandingsParts';
import { HOLLYWOOD } from '../shelf';
import { LessonBar } from './LessonBar';
import type { Lesson } from './useLesson';

/** The end of the first night: the score, the applause, and the way to a match of one's own. */
export function Finale({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('firstNight');
  const navigation = useStack();
  const standing = standingOf(lesson.view.match);
  const parts = useStandingsParts(standing);
  const title = t('scenes.winning.title');
  const why = t('scenes.winning.why');
  return (
    <View style={styles.screen}>
      <Screen
        backdrop={<Curtain />}
        bar={
          <View style={styles.actions}>
            <QuietButton label={t('curtain.once')} onPress={lesson.restart} />
            <Button
              label={t('curtain.toMatch')}
              onPress={() => {
                navigation.replace('Setup', { game: HOLLYWOOD.id });
              }}
            />
          </View>
        }
      >
        <View style={styles.content}>
          <LessonBar {...lesson} />
          <Panel>
            <Heading level={2}>{title}</Heading>
            <Words>{why}</Words>
          </Panel>
          <Standings standing={standing} isAdvanced={false} parts={parts} />
        </View>
      </Screen>
      <Announcer words={`${title} ${why}`} />
      {parts.isComplete && <Confetti />}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { gap: SPACE.l },
  actions: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
  },
});
