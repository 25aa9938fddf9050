import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { MadeMovie } from '../../games/hollywood/hall/movies';
import { NavLink } from '../../navigation/NavLink';
import { MoviePoster } from '../../ui/cards/MoviePoster';
import { useMovieTitle } from '../../ui/cards/names';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';

const POSTER = 56;

/** Somebody’s best movie with its poster, which leads to the match it was made in. */
export function BestMovie({ made }: { readonly made: MadeMovie | undefined }) {
  const { t } = useTranslation(['score', 'hall']);
  const titleOf = useMovieTitle();
  if (made === undefined) return <Words size="caption">{t('hall:player.noMovie')}</Words>;
  const { movie, id } = made;
  return (
    <NavLink to={{ screen: 'Scoreboard', params: { match: id } }}>
      <View style={styles.movie}>
        <View aria-hidden>
          <MoviePoster films={movie.films} star={movie.star} width={POSTER} />
        </View>
        <Words style={styles.words}>
          {t('hall:player.bestMovie', {
            title: titleOf(movie.films),
            points: t('points', { count: movie.points }),
          })}
        </Words>
      </View>
    </NavLink>
  );
}

const styles = StyleSheet.create({
  movie: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1 },
});
