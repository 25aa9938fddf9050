import { StyleSheet, View } from 'react-native';

import { PlayerToken } from '../../../ui/PlayerToken';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import type { PanelProps } from './PlayerPanel';
import { BlockbusterCount, HandCounts, MovieCount, ProjectCounts } from './StudioCounts';

/** Below these widths the signs take one line more, and the name has a line of its own. */
const NARROW = 150;
const NARROWEST = 125;
const LONG_NAME = 11;
const TOKEN = 21;

/** Tall phones have the height for larger signs. */
const SPACIOUS = { width: 176, height: 92 } as const;

function sizeFor(width: number, height: number): 'normal' | 'large' {
  return width >= SPACIOUS.width && height >= SPACIOUS.height ? 'large' : 'normal';
}

/** A studio in a few signs, for phones. */
export function CompactStudio(props: PanelProps) {
  const { player, studio, points, moviePoints, width, height } = props;
  const isNarrow = width < NARROW;
  const hasNameLine = width < NARROWEST;
  const size = isNarrow ? 'small' : sizeFor(width, height);
  const name = (
    <Words
      size={
        isNarrow || player.name.length > LONG_NAME ? 'count' : size === 'large' ? 'body' : 'caption'
      }
      face="strong"
      lines={1}
      style={!hasNameLine && styles.name}
    >
      {player.name}
    </Words>
  );
  const movies = <MovieCount studio={studio} size={size} points={moviePoints} />;
  const blockbusters = <BlockbusterCount studio={studio} size={size} />;
  return (
    <>
      <View style={[styles.head, hasNameLine && styles.spread]}>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
        {!hasNameLine && name}
        <Words face="strong" ink="sign">
          {points}
        </Words>
      </View>
      {hasNameLine && name}
      <View style={styles.counts}>
        <HandCounts studio={studio} size={size} />
        {!isNarrow && movies}
      </View>
      {isNarrow && (
        <View style={styles.counts}>
          {blockbusters}
          {movies}
        </View>
      )}
      <View style={styles.counts}>
        <ProjectCounts studio={studio} size={size} />
        {!isNarrow && blockbusters}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  spread: { justifyContent: 'space-between' },
  name: { flex: 1 },
  counts: { flexDirection: 'row', columnGap: 6 },
});
