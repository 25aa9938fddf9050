import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { NavLink } from '../../navigation/NavLink';
import { BulbFrame } from '../../ui/marquee/BulbFrame';
import { Plate } from '../../ui/Plate';
import { HollywoodPoster } from '../../ui/poster/hollywood/HollywoodPoster';
import { Tag } from '../../ui/Tag';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';

interface Props {
  readonly width: number;
  /** Poster and words side by side. */
  readonly isWide: boolean;
}

const BAND = 20;
const POSTER_SHARE = 0.62;

/** *Hollywood!* in its lit case. The whole case is one link to the programme. */
export function FeaturePoster({ width, isWide }: Props) {
  const { t } = useTranslation(['common', 'marquee']);
  const facts = [
    t('players', HOLLYWOOD.seats),
    t('minutes', { minutes: HOLLYWOOD.minutes }),
    t('marquee:poster.hollywood.tags.pass'),
    t('marquee:poster.hollywood.tags.open'),
    t('marquee:poster.hollywood.tags.light'),
  ];
  const tagline = t('marquee:poster.hollywood.tagline');
  const action = t('marquee:openProgramme');
  const room = width - 2 * BAND;
  const posterWidth = isWide ? Math.round(room * POSTER_SHARE) : room;
  return (
    <NavLink
      to={{ screen: 'Programme', params: { game: HOLLYWOOD.id } }}
      label={[`${HOLLYWOOD.name} ${tagline}`, facts.join(', '), action].join(' – ')}
    >
      <BulbFrame band={BAND}>
        <View style={[styles.case, isWide && styles.wideCase]}>
          <HollywoodPoster width={posterWidth} />
          <View style={[styles.card, isWide && styles.wideCard]}>
            <Words face="strong" size="lead" align="center">
              {tagline}
            </Words>
            <View style={styles.facts}>
              {facts.map((fact) => (
                <Tag key={fact} label={fact} />
              ))}
            </View>
            <Plate label={action} />
          </View>
        </View>
      </BulbFrame>
    </NavLink>
  );
}

const styles = StyleSheet.create({
  case: { backgroundColor: COLOUR.wall, borderRadius: RADIUS.s, overflow: 'hidden' },
  wideCase: { flexDirection: 'row' },
  card: { padding: SPACE.l, gap: SPACE.m, alignItems: 'center' },
  wideCard: { flex: 1, justifyContent: 'center' },
  facts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
});
