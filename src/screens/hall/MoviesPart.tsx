import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { bestMoviesIn } from '../../games/hollywood/hall/movies';
import type { FinishedMatch } from '../../session/hall';
import { Plaque } from '../../ui/Plaque';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { HungPoster } from './HungPoster';
import { useOneByOne } from './useOneByOne';

interface Props {
  readonly matches: readonly FinishedMatch[];
  /** Whose movies; everybody's by default. */
  readonly player: string | undefined;
  readonly width: number;
}

const MOST = 10;
const WIDEST = 200;

/** The best movies ever made, as posters on the wall. */
export function MoviesPart({ matches, player, width }: Props) {
  const { t } = useTranslation('hall');
  const movies = useMemo(() => bestMoviesIn(matches, MOST, player), [matches, player]);
  // A poster is a drawing of many shapes: ten at once would hold the screen up.
  const hung = useOneByOne(movies.length);
  const columns = Math.max(2, Math.floor(width / WIDEST));
  const own = Math.floor((width - (columns - 1) * SPACE.m) / columns);
  return (
    <View style={styles.part}>
      <Plaque title={t('movies.title')} />
      {movies.length === 0 && <Words align="center">{t('movies.none')}</Words>}
      <View role="list" style={styles.wall}>
        {movies.slice(0, hung).map((made, index) => (
          <View key={index} role="listitem" style={{ width: own }}>
            <HungPoster made={made} rank={index + 1} width={own} />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.m },
  wall: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
});
