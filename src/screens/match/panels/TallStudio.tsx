import { StyleSheet, View } from 'react-native';

import { GENRES } from '../../../games/hollywood/types';
import { MoviePoster, POSTER_ASPECT } from '../../../ui/cards/MoviePoster';
import { ProjectStrip } from '../../../ui/cards/ProjectStrip';
import { PlayerToken } from '../../../ui/PlayerToken';
import { useTextScale } from '../../../ui/text/TextScale';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import type { PanelProps } from './PlayerPanel';
import { BlockbusterCount, HandCounts, MovieCount, ProjectCount } from './StudioCounts';

const HEAD = 66;
/** From this width on the movies stand beside the projects instead of below. */
const WIDE = 400;
const COUNT = 46;
const FRAME = { least: 18, most: 40 } as const;

/** A studio with its projects as film strips and its movies as posters, for tablets. */
export function TallStudio({ player, studio, points, moviePoints, width, height }: PanelProps) {
  const room = height - HEAD * useTextScale() - 12;
  const isWide = width >= WIDE;
  const stripRoom = (isWide ? width * 0.55 : width) - COUNT - 20;
  const longest = Math.max(4, ...GENRES.map((genre) => studio.projects[genre].length));
  const stripHeight = (isWide ? room : room * 0.6) / GENRES.length;
  const frame = Math.max(
    FRAME.least,
    Math.min(FRAME.most, stripRoom / longest, stripHeight / 1.42),
  );
  const posterHeight = isWide ? room : room * 0.38;
  const posterRoom = isWide ? width * 0.45 - 20 : width - 20;
  const posterWidth = Math.min(
    posterHeight * POSTER_ASPECT,
    posterRoom / Math.max(3, studio.movies.length) - SPACE.xs,
  );
  return (
    <>
      <View style={styles.head}>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={32} />
        <Words size="lead" face="strong" lines={1} style={styles.name}>
          {player.name}
        </Words>
        <Words size="heading" face="strong" ink="sign">
          {points}
        </Words>
      </View>
      <View style={styles.counts}>
        <HandCounts studio={studio} size="large" />
        <BlockbusterCount studio={studio} size="large" />
        <MovieCount studio={studio} size="large" points={moviePoints} />
      </View>
      <View style={[styles.area, isWide && styles.wide]}>
        <View style={styles.projects}>
          {GENRES.map((genre) => (
            <View key={genre} style={[styles.project, { height: stripHeight }]}>
              <View style={styles.count}>
                <ProjectCount studio={studio} genre={genre} size="large" />
              </View>
              <ProjectStrip films={studio.projects[genre]} frame={frame} />
            </View>
          ))}
        </View>
        <View style={styles.posters}>
          {studio.movies.map(({ films, star }) => (
            <MoviePoster key={star} films={films} star={star} width={posterWidth} />
          ))}
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flex: 1 },
  counts: { flexDirection: 'row', columnGap: SPACE.m, flexWrap: 'wrap' },
  area: { flex: 1 },
  wide: { flexDirection: 'row' },
  projects: { flexShrink: 1, flexGrow: 1 },
  project: { flexDirection: 'row', alignItems: 'center' },
  count: { width: COUNT },
  posters: { flexDirection: 'row', gap: SPACE.xs, alignItems: 'flex-end' },
});
