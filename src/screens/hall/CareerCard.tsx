import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { type Career, favouriteGenres } from '../../games/hollywood/hall/careers';
import { useList } from '../../i18n/useList';
import { Panel } from '../../ui/controls/Panel';
import { PlayerToken } from '../../ui/PlayerToken';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { usePercent } from '../commentary/usePercent';
import { useSetupWords } from '../setup/words';
import { HOLLYWOOD } from '../shelf';
import { BestMovie } from './BestMovie';
import { byStrength } from './byStrength';
import { Fact } from './Fact';

interface Props {
  readonly career: Career;
  readonly width: number;
}

const TOKEN = 44;

/** All that somebody has done under a name. */
export function CareerCard({ career, width }: Props) {
  const { t, i18n } = useTranslation(['score', 'common', 'hall']);
  const list = useList();
  const percent = usePercent();
  const words = useSetupWords(HOLLYWOOD.id);
  const { matches, wins, sharedWins, points, best, films } = career;
  const genres = favouriteGenres(films).map((genre) => t(`common:genre.${genre}`));
  const average = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const facts = [
    [t('hall:player.wins'), t('hall:player.winsShare', { wins, share: percent(wins / matches) })],
    [t('hall:player.average'), average.format(points / matches)],
    [t('hall:player.best'), t('points', { count: best.points })],
    [t('hall:player.genre'), genres.length === 0 ? '–' : list(genres)],
    [t('hall:player.studioCards'), String(career.studioCards)],
    [t('hall:player.hints'), String(career.hints)],
  ] as const;
  return (
    <Panel style={{ width }}>
      <View style={styles.head}>
        <PlayerToken colour={career.colour} glyph={career.glyph} size={TOKEN} />
        <View style={styles.name}>
          <Heading level={2}>{career.name}</Heading>
          <Words size="caption">{t('hall:player.matches', { count: matches })}</Words>
        </View>
      </View>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
      {sharedWins > 0 && (
        <Words size="caption">{t('hall:player.shared', { count: sharedWins })}</Words>
      )}
      {[...career.against].sort(byStrength).map(({ level, matches: played, wins: won }) => (
        <Words key={level} size="caption">
          {t('hall:player.against', {
            level: words.level(level).label,
            wins: won,
            matches: played,
          })}
        </Words>
      ))}
      <BestMovie made={career.bestMovie} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  name: { flex: 1 },
});
