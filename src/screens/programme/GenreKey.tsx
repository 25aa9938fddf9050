import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { GENRES } from '../../games/hollywood/types';
import { GenreIcon } from '../../ui/art/GenreIcon';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';

/** The three genres by symbol and name. */
export function GenreKey() {
  const { t } = useTranslation();
  return (
    <View style={styles.genres}>
      {GENRES.map((genre) => (
        <View key={genre} style={styles.genre}>
          <GenreIcon genre={genre} size={36} />
          <Words face="strong" ink="page" style={styles.name}>
            {t(`genre.${genre}`)}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  genres: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.l, rowGap: SPACE.s },
  genre: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flexShrink: 1 },
});
