import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { NavLink } from '../../navigation/NavLink';
import { Drawing } from '../../ui/Drawing';
import { HearingSketch } from '../../ui/poster/coming/HearingSketch';
import { OfficeSketch } from '../../ui/poster/coming/OfficeSketch';
import { SKETCH } from '../../ui/poster/coming/sketch';
import { SketchPaper } from '../../ui/poster/coming/SketchPaper';
import { QuietPlate } from '../../ui/QuietPlate';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import type { BESIDE } from '../shelf';
import { PlayNow } from './PlayNow';

interface Props {
  readonly game: (typeof BESIDE)[number];
  readonly width: number;
}

const SKETCHES = { 'hollywood-1947': HearingSketch, 'executive-producer': OfficeSketch } as const;

const FRAME = 2;
/** From this width on the words stand beside the sketch. */
const WIDE = 280;
const SKETCH_SHARE = 0.46;

/** A game beside the feature: what it is about, and the ways to its table and to its rules. */
export function GamePoster({ game, width }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['common', 'marquee']);
  const Sketch = SKETCHES[game.id];
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
        <Sketch />
      </Drawing>
      <View style={[styles.words, isWide && styles.beside]}>
        <Heading level={3}>{game.name}</Heading>
        <Words size="caption" ink="night">
          {t(`marquee:poster.${game.id}.tagline`)}
        </Words>
        <Words size="caption" ink="nightSoft">
          {t('players', game.seats)}
        </Words>
        <Words size="caption" ink="nightSoft">
          {t('minutes', { minutes: game.minutes })}
        </Words>
        <PlayNow game={game} />
        <NavLink
          to={{ screen: 'Setup', params: { game: game.id } }}
          label={t('marquee:setUpGame', { game: game.name })}
        >
          <QuietPlate label={t('marquee:setUp')} />
        </NavLink>
        <NavLink
          to={{ screen: 'Rules', params: { game: game.id } }}
          label={t('marquee:howToPlayGame', { game: game.name })}
        >
          <QuietPlate label={t('marquee:howToPlay')} />
        </NavLink>
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  card: {
    borderWidth: FRAME,
    borderColor: SKETCH.line,
    borderRadius: RADIUS.s,
    backgroundColor: tones.page,
    overflow: 'hidden',
  },
  wideCard: { flexDirection: 'row', alignItems: 'center', flexGrow: 1 },
  words: { padding: SPACE.m, gap: SPACE.xs },
  beside: { flex: 1 },
}));
