import { StyleSheet, View } from 'react-native';

import { BackLink, TopBar } from '../../navigation/TopBar';
import { hasRules } from '../../shell/book/hasRules';
import type { LayoutForm } from '../../ui/layout';
import { LitBoard } from '../../ui/marquee/LitBoard';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly game: string;
  readonly title: string;
  readonly line: string;
  readonly form: LayoutForm;
}

const BAND = 14;

/** The lit board over the stage door, with the way back. */
export function Title({ game, title, line, form }: Props) {
  // On a phone that lies on its side the board stands beside the way back; a wide screen has room for both anyway.
  const isLow = form === 'row';
  return (
    <View style={isLow ? styles.low : styles.high}>
      <View style={form === 'desk' && styles.corner}>
        {hasRules(game) ? <TopBar game={game} /> : <BackLink />}
      </View>
      <LitBoard
        band={BAND}
        style={isLow ? styles.lowBoard : styles.board}
        lettersStyle={[styles.letters, isLow && styles.oneLine]}
      >
        <Heading level={1} ink="pageTitle" size={isLow ? 'heading' : 'title'} align="center">
          {title}
        </Heading>
        <Words face="strong" ink="page" align="center">
          {line}
        </Words>
      </LitBoard>
    </View>
  );
}

const styles = StyleSheet.create({
  high: { gap: SPACE.m },
  corner: { position: 'absolute', left: 0, top: 0, zIndex: 1 },
  low: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l },
  board: { alignSelf: 'center', width: '100%', maxWidth: 560 },
  lowBoard: { flex: 1 },
  letters: { paddingVertical: SPACE.xs, rowGap: 0 },
  oneLine: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    columnGap: SPACE.l,
  },
});
