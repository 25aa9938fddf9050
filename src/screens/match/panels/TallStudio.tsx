import { StyleSheet, View } from 'react-native';

import { GENRES } from '../../../games/hollywood/types';
import { MoviePoster, POSTER_ASPECT } from '../../../ui/cards/MoviePoster';
import { ProjectStrip } from '../../../ui/cards/ProjectStrip';
import { PlayerToken } from '../../../ui/PlayerToken';
import { InTextScale, useTextScale } from '../../../ui/text/TextScale';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { nameScale } from './nameScale';
import type { PanelProps } from './PlayerPanel';
import { BlockbusterCount, HandCounts, MovieCount, ProjectCount } from './StudioCounts';
import { numberSize, stripHeight, TALL_TOKEN, tallFit } from './tallFit';

const COUNT = 46;
const FRAME = { least: 18, most: 40 } as const;
const POSTERS_SHARE = 0.38;

/** A studio with its projects as film strips and its movies as posters, for tablets. */
export function TallStudio({ player, studio, points, moviePoints, width, height }: PanelProps) {
  const asked = useTextScale();
  const fit = tallFit(width, height, asked);
  const { grow, textScale, lines, isWide, room } = fit;
  const count = COUNT * grow;
  const stripRoom = (isWide ? width * 0.55 : width) - count - 20;
  const longest = Math.max(4, ...GENRES.map((genre) => studio.projects[genre].length));
  const strip = stripHeight(fit);
  const frame = Math.max(
    FRAME.least,
    Math.min(FRAME.most * grow, stripRoom / longest, strip / 1.42),
  );
  const posterHeight = isWide ? room : room * POSTERS_SHARE;
  const posterRoom = isWide ? width * 0.45 - 20 : width - 20;
  const posterWidth = Math.min(
    posterHeight * POSTER_ASPECT,
    posterRoom / Math.max(3, studio.movies.length) - SPACE.xs,
  );
  const signs = { studio, size: 'large', grow } as const;
  const projects = { ...signs, size: numberSize(fit) ?? 'normal' };
  const made = (
    <>
      <BlockbusterCount {...signs} />
      <MovieCount {...signs} points={moviePoints} />
    </>
  );
  return (
    <InTextScale scale={textScale}>
      <View style={styles.head}>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={TALL_TOKEN * grow} />
        <InTextScale scale={nameScale(player.name, width, { asked, ...fit })}>
          <Words size="lead" face="strong" lines={1} style={styles.name}>
            {player.name}
          </Words>
        </InTextScale>
        <Words size="heading" face="strong" ink="sign">
          {points}
        </Words>
      </View>
      <View style={styles.counts}>
        <HandCounts {...signs} />
        {lines === 1 && made}
      </View>
      {lines === 2 && <View style={styles.counts}>{made}</View>}
      <View style={[styles.area, isWide && styles.wide]}>
        <View style={styles.projects}>
          {GENRES.map((genre) => (
            <View key={genre} style={[styles.project, { height: strip }]}>
              <View style={{ width: count }}>
                <ProjectCount {...projects} genre={genre} />
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
    </InTextScale>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flex: 1 },
  counts: { flexDirection: 'row', columnGap: SPACE.s, flexWrap: 'wrap' },
  area: { flex: 1 },
  wide: { flexDirection: 'row' },
  projects: { flexShrink: 1, flexGrow: 1 },
  project: { flexDirection: 'row', alignItems: 'center' },
  posters: { flexDirection: 'row', gap: SPACE.xs, alignItems: 'flex-end' },
});
