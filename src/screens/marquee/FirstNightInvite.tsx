import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { numberOf } from '../../games/hollywood/first-night/scenes';
import { LinkPlate } from '../../navigation/LinkPlate';
import { NavLink } from '../../navigation/NavLink';
import { useFirstNight } from '../../session/useFirstNight';
import { ClapBoard } from '../../ui/art/ClapBoard';
import { Panel } from '../../ui/controls/Panel';
import { Drawing } from '../../ui/Drawing';
import { QuietPlate } from '../../ui/QuietPlate';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';

const TO = { screen: 'FirstNight' } as const;
const CLAP = 72;

/** The scene to go back to, counted from 1; nothing for whoever is yet to begin. */
function useSceneLeft(): number | undefined {
  const number = numberOf(useFirstNight().scene);
  return number === 0 ? undefined : number + 1;
}

/** The first thing that is offered to somebody who has never played; below it, the way in for those who know the game. */
export function FirstNightInvite() {
  const { t } = useTranslation(['firstNight', 'marquee']);
  const scene = useSceneLeft();
  return (
    <Panel style={styles.invite}>
      <View style={styles.head}>
        <Drawing width={CLAP} height={CLAP * 0.96} viewBox="0 0 102 98">
          <ClapBoard x={0} y={3} />
        </Drawing>
        <View style={styles.words}>
          <Heading level={2}>{t('title')}</Heading>
          <Words face="strong">{t('invite.hook')}</Words>
        </View>
      </View>
      <Words>{t('invite.what')}</Words>
      <LinkPlate
        to={TO}
        label={scene === undefined ? t('invite.begin') : t('invite.resume', { scene })}
      />
      <View style={styles.known}>
        <Words size="caption" ink="nightSoft" style={styles.question}>
          {t('invite.known')}
        </Words>
        <NavLink to={{ screen: 'Setup', params: { game: HOLLYWOOD.id } }}>
          <QuietPlate label={t('marquee:newMatch')} />
        </NavLink>
      </View>
    </Panel>
  );
}

/** The same for those who know it, where it is in nobody's way. */
export function FirstNightLink() {
  const { t } = useTranslation('firstNight');
  const scene = useSceneLeft();
  return (
    <NavLink to={TO}>
      <QuietPlate
        label={scene === undefined ? t('invite.quiet') : t('invite.quietResume', { scene })}
      />
    </NavLink>
  );
}

const styles = StyleSheet.create({
  invite: { gap: SPACE.m },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1 },
  known: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  question: { flexGrow: 1, flexShrink: 1 },
});
