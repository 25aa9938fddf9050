import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { LinkPlate } from '../../navigation/LinkPlate';
import { NavLink } from '../../navigation/NavLink';
import { Page, PAGE_EDGE } from '../../ui/Page';
import { HollywoodPoster } from '../../ui/poster/hollywood/HollywoodPoster';
import { QuietPlate } from '../../ui/QuietPlate';
import { Tag } from '../../ui/Tag';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';
import { GenreKey } from './GenreKey';

interface Props {
  readonly width: number;
  /** Poster and words side by side. */
  readonly isWide: boolean;
}

const POSTER_SHARE = 0.46;

/** The cover of the programme: what the game is about. */
export function Cover({ width, isWide }: Props) {
  const { t } = useTranslation(['common', 'programme', 'firstNight']);
  const room = width - PAGE_EDGE;
  const posterWidth = isWide ? Math.round(room * POSTER_SHARE) : room;
  return (
    <Page style={isWide ? styles.wide : undefined}>
      <HollywoodPoster width={posterWidth} />
      <View style={[styles.words, isWide && styles.beside]}>
        <Words face="strong" ink="pageSoft" size="caption">
          {t('programme:presents')}
        </Words>
        <Heading level={1} ink="pageTitle">
          {HOLLYWOOD.name}
        </Heading>
        <View style={styles.facts}>
          <Tag label={t('players', HOLLYWOOD.seats)} />
          <Tag label={t('minutes', { minutes: HOLLYWOOD.minutes })} />
        </View>
        <Words ink="page">{t('programme:intro')}</Words>
        <Words face="strong" ink="page">
          {t('programme:goal')}
        </Words>
        <GenreKey />
        <View style={styles.play}>
          <LinkPlate
            to={{ screen: 'Setup', params: { game: HOLLYWOOD.id } }}
            label={t('programme:play')}
          />
          <NavLink to={{ screen: 'FirstNight' }}>
            <QuietPlate label={t('firstNight:invite.quiet')} />
          </NavLink>
        </View>
      </View>
    </Page>
  );
}

const styles = StyleSheet.create({
  wide: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xl },
  words: { gap: SPACE.m },
  beside: { flex: 1 },
  play: { alignSelf: 'stretch', gap: SPACE.s },
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
