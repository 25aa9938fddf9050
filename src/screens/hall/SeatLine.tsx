import { StyleSheet, View } from 'react-native';

import type { SeatRecord } from '../../games/hollywood/hall/record';
import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';

const TOKEN = 26;

/** A player of a finished match with the points; whoever won in bold. */
export function SeatLine({ seat }: { readonly seat: SeatRecord }) {
  const { player, points, isWinner } = seat;
  return (
    <View style={styles.line}>
      <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
      <Words face={isWinner ? 'strong' : 'text'} style={styles.name}>
        {`${player.name} ${points}`}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, maxWidth: '100%' },
  name: { flexShrink: 1 },
});
