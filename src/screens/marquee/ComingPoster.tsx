import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Drawing } from '../../ui/Drawing';
import { HearingSketch } from '../../ui/poster/coming/HearingSketch';
import { OfficeSketch } from '../../ui/poster/coming/OfficeSketch';
import { SKETCH } from '../../ui/poster/coming/sketch';
import { SketchPaper } from '../../ui/poster/coming/SketchPaper';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import type { GameInProduction } from '../shelf';

interface Props {
  readonly game: GameInProduction;
  readonly width: number;
}

const FRAME = 2;
/** From this width on the words stand beside the sketch. */
const WIDE = 280;
const SKETCH_SHARE = 0.46;

/** A game that cannot be played yet: nothing to press, and it says so. */
export function ComingPoster({ game, width }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['common', 'marquee']);
  const isWide = width >= WIDE;
  const room = width - 2 * FRAME;
  const sketchWidth = isWide ? Math.round(room * SKETCH_SHARE) : room;
  return (
    <View style={[styles.card, isWide && styles.wideCard, { width }]}>
      <Drawing
        width={sketchWidth}
        height={(sketchWidth * SKETCH.height) / SKETCH.width}
        viewBox={`0 0 ${SKETCH.width} ${SKETCH.height}`}
      >
        <SketchPaper />
        {game.id === 'hollywood-1947' ? <HearingSketch /> : <OfficeSketch />}
      </Drawing>
      <View style={[styles.words, isWide && styles.beside]}>
        <Heading level={3}>{game.name}</Heading>
        <Words size="caption" ink="night">
          {t(`marquee:poster.${game.id}.tagline`)}
        </Words>
        <Words size="caption" ink="nightSoft">
          {t('players', game.seats)}
        </Words>
        <Words size="caption" face="strong" ink="nightSoft">
          {t('marquee:notYet')}
        </Words>
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  card: {
    borderWidth: FRAME,
    borderStyle: 'dashed',
    borderColor: SKETCH.line,
    borderRadius: RADIUS.s,
    backgroundColor: tones.page,
    overflow: 'hidden',
  },
  wideCard: { flexDirection: 'row', alignItems: 'center', flexGrow: 1 },
  words: { padding: SPACE.m, gap: SPACE.xs },
  beside: { flex: 1 },
}));
