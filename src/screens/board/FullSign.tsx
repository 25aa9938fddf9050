import { View } from 'react-native';

import { InTextScale } from '../../ui/text/TextScale';
import { typeAt } from '../../ui/text/type';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS } from '../../ui/theme/sizes';
import { captionHeight, reelSize } from '../match/reelPlaces';
import type { TableLayout } from '../match/tableLayout';

interface Props {
  readonly words: string;
  readonly layout: TableLayout;
}

const MARGIN = 3;
const PADDING = 4;
/** How wide a letter is, as a share of its type. */
const LETTER = 0.56;
const LEAST_SCALE = 0.8;

/** Says that a column is full: beside the reel at its foot, or above it where the cards are small. */
export function FullSign({ words, layout }: Props) {
  const styles = useStyles();
  const { card } = layout;
  const edges = 2 * (MARGIN + PADDING + 1);
  const wide = words.length * typeAt(1).count.fontSize * LETTER;
  const beside = card.width - reelSize(layout) - edges;
  const isBeside = wide * layout.textScale <= beside;
  const room = isBeside ? beside : card.width - edges;
  const scale = Math.max(LEAST_SCALE, Math.min(layout.textScale, room / wide));
  const below = isBeside ? 0 : reelSize(layout);
  return (
    <View
      style={[
        styles.sign,
        // Above the reel, and not over the mark of an award on the other side.
        !isBeside && styles.above,
        { marginBottom: MARGIN + below + captionHeight(layout) },
      ]}
    >
      <InTextScale scale={scale}>
        <Words size="count" face="strong" ink="sign" lines={1}>
          {words}
        </Words>
      </InTextScale>
    </View>
  );
}

const useStyles = themed((tones) => ({
  sign: {
    alignSelf: 'flex-start',
    margin: MARGIN,
    paddingHorizontal: PADDING,
    borderRadius: RADIUS.s,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    backgroundColor: tones.chosen,
    pointerEvents: 'none',
  },
  above: { alignSelf: 'flex-end' },
}));
