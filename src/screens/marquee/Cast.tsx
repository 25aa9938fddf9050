import { StyleSheet, View } from 'react-native';

import type { Player } from '../../engine/players';
import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import type { InkName } from '../../ui/theme/inks';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly players: readonly Player[];
  /** Whose turn it is. */
  readonly toAct: readonly number[];
  readonly ink: InkName;
}

const TOKEN = 26;

/** Who plays, each with the reel they play with; whoever is to act in bold. */
export function Cast({ players, toAct, ink }: Props) {
  return (
    <View style={styles.cast}>
      {players.map(({ name, colour, glyph }, seat) => (
        <View key={name} style={styles.player}>
          <PlayerToken colour={colour} glyph={glyph} size={TOKEN} />
          <Words ink={ink} face={toAct.includes(seat) ? 'strong' : 'text'} style={styles.name}>
            {name}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  cast: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: SPACE.xs },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, maxWidth: '100%' },
  name: { flexShrink: 1 },
});
