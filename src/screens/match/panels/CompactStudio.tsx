import { StyleSheet, View } from 'react-native';

import { PlayerToken } from '../../../ui/PlayerToken';
import { useTextScale } from '../../../ui/text/TextScale';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { COUNT_SIZES, type CountSize, signFit, TOKEN } from './panelFit';
import type { PanelProps } from './PlayerPanel';
import { BlockbusterCount, HandCounts, MovieCount, ProjectCounts } from './StudioCounts';

const LONG_NAME = 11;
/** Beside signs of these sizes a name need not be small, though it has but a narrow line. */
const ROOMY: ReadonlySet<CountSize> = new Set(['medium', 'large']);

/** A studio in a few signs, for phones. */
export function CompactStudio(props: PanelProps) {
  const { player, studio, points, moviePoints, width, height } = props;
  const textScale = useTextScale();
  const { size, lines } = signFit(width, height, textScale);
  const isNarrow = lines === 3;
  const line = [styles.counts, { columnGap: COUNT_SIZES[size].apart }];
  const usual = size === 'large' ? 'body' : 'caption';
  const nameSize =
    player.name.length > LONG_NAME || (isNarrow && !ROOMY.has(size)) ? 'count' : usual;
  const name = (
    <Words size={nameSize} face="strong" lines={1} style={!isNarrow && styles.name}>
      {player.name}
    </Words>
  );
  const movies = <MovieCount studio={studio} size={size} points={moviePoints} />;
  const blockbusters = <BlockbusterCount studio={studio} size={size} />;
  return (
    <>
      <View style={[styles.head, isNarrow && styles.spread]}>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
        {!isNarrow && name}
        <Words face="strong" ink="sign">
          {points}
        </Words>
      </View>
      {isNarrow && name}
      <View style={line}>
        <HandCounts studio={studio} size={size} />
        {!isNarrow && movies}
      </View>
      {isNarrow && (
        <View style={line}>
          {blockbusters}
          {movies}
        </View>
      )}
      <View style={line}>
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
  counts: { flexDirection: 'row' },
});
