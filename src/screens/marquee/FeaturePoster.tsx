import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';

import { NavLink } from '../../navigation/NavLink';
import { BulbFrame } from '../../ui/marquee/BulbFrame';
import { HollywoodPoster } from '../../ui/poster/hollywood/HollywoodPoster';
import { QuietPlate } from '../../ui/QuietPlate';
import { Tag } from '../../ui/Tag';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';
import { PlayNow } from './PlayNow';

interface Props {
  readonly width: number;
  /** Poster and words side by side. */
  readonly isWide: boolean;
  /** Whether the way to set up a table is here; somebody new is shown it further up. */
  readonly hasSetup: boolean;
}

const BAND = 20;
const POSTER_SHARE = 0.62;
const GAME = { game: HOLLYWOOD.id } as const;

/** *Hollywood!* in its lit case: start a match, or read first how it is played. */
export function FeaturePoster({ width, isWide, hasSetup }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['common', 'marquee', 'rules']);
  const navigation = useNavigation();
  const facts = [
    t('players', HOLLYWOOD.seats),
    t('minutes', { minutes: HOLLYWOOD.minutes }),
    t('marquee:poster.hollywood.tags.pass'),
    t('marquee:poster.hollywood.tags.open'),
    t('marquee:poster.hollywood.tags.light'),
  ];
  const room = width - 2 * BAND;
  return (
    <BulbFrame band={BAND}>
      <View style={[styles.case, isWide && styles.wideCase]}>
        <View role="heading" aria-level={3} aria-label={HOLLYWOOD.name} accessible>
          {/* A short cut for fingers; the plate beside it is the link. */}
          <Pressable
            aria-hidden
            focusable={false}
            tabIndex={-1}
            onPress={() => {
              navigation.navigate('Setup', GAME);
            }}
          >
            <HollywoodPoster width={isWide ? Math.round(room * POSTER_SHARE) : room} />
          </Pressable>
        </View>
        <View style={[styles.card, isWide && styles.wideCard]}>
          <Words face="strong" size="lead" align="center">
            {t('marquee:poster.hollywood.tagline')}
          </Words>
          <View style={styles.facts}>
            {facts.map((fact) => (
              <Tag key={fact} label={fact} />
            ))}
          </View>
          <View style={styles.actions}>
            <PlayNow game={HOLLYWOOD} />
            {hasSetup && (
              <NavLink to={{ screen: 'Setup', params: GAME }}>
                <QuietPlate label={t('marquee:newMatch')} />
              </NavLink>
            )}
            <NavLink to={{ screen: 'Programme', params: GAME }}>
              <QuietPlate label={t('marquee:howToPlay')} />
            </NavLink>
            <NavLink to={{ screen: 'Rules', params: GAME }}>
              <QuietPlate label={t('rules:link')} />
            </NavLink>
          </View>
        </View>
      </View>
    </BulbFrame>
  );
}

const useStyles = themed((tones) => ({
  case: { backgroundColor: tones.panel, borderRadius: RADIUS.s, overflow: 'hidden' },
  wideCase: { flexDirection: 'row' },
  card: { padding: SPACE.l, gap: SPACE.m, alignItems: 'center' },
  wideCard: { flex: 1, justifyContent: 'center' },
  facts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
  actions: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.m },
}));
