import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { MadeMovie } from '../../games/hollywood/hall/movies';
import { NavLink } from '../../navigation/NavLink';
import { MoviePoster } from '../../ui/cards/MoviePoster';
import { useMovieTitle } from '../../ui/cards/names';
import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { dateOf } from '../marquee/when';

interface Props {
  readonly made: MadeMovie;
  readonly rank: number;
  readonly width: number;
}

const TOKEN = 24;

/** A movie on the wall: its poster, what it brought, who made it and when. It leads to the match. */
export function HungPoster({ made, rank, width }: Props) {
  const { t, i18n } = useTranslation(['score', 'hall']);
  const titleOf = useMovieTitle();
  const { movie, player, finished, id } = made;
  const points = t('points', { count: movie.points });
  const when = dateOf(finished, i18n.language);
  return (
    <NavLink to={{ screen: 'Scoreboard', params: { match: id } }}>
      <View style={styles.movie}>
        <View aria-hidden>
          <MoviePoster films={movie.films} star={movie.star} width={width} />
        </View>
        <Words face="strong" ink="sign">{`${rank}. ${points}`}</Words>
        <Words size="caption">{titleOf(movie.films)}</Words>
        <View style={styles.who}>
          <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
          <Words size="caption" style={styles.name}>
            {t('hall:movies.by', { name: player.name, when })}
          </Words>
        </View>
      </View>
    </NavLink>
  );
}

const styles = StyleSheet.create({
  movie: { gap: SPACE.xs },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  name: { flexShrink: 1 },
});
