import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { LineChart } from '../../ui/chart/LineChart';
import { PlayerToken } from '../../ui/PlayerToken';
import { useSteps } from '../../ui/motion/useSteps';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import type { Standing } from './standing';

interface Props {
  readonly standing: Standing;
  readonly width: number;
  readonly height: number;
}

const PADDING = SPACE.m;

/** Everybody's points after each round, as lines. */
export function RoundChart({ standing, width, height }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('score');
  // First the frame with its words, then the drawing.
  const isFramed = useSteps(2) > 1;
  const lines = standing.rows.map(({ seat, player }) => ({
    name: player.name,
    colour: player.colour,
    glyph: player.glyph,
    values: standing.byRound.map((points) => points[seat] ?? 0),
  }));
  const words = lines.map(({ name, values }) =>
    t('chart.line', { name, values: values.join(', ') }),
  );
  return (
    <View style={[styles.panel, { width }]}>
      <Heading level={2} size="lead">
        {t('chart.title')}
      </Heading>
      <View aria-hidden style={styles.legend}>
        {lines.map(({ name, colour, glyph }) => (
          <View key={name} style={styles.player}>
            <PlayerToken colour={colour} glyph={glyph} size={20} />
            <Words size="caption">{name}</Words>
          </View>
        ))}
      </View>
      <Words size="caption" ink="nightSoft">
        {t('chart.points')}
      </Words>
      <View style={{ height }}>
        {isFramed && (
          <LineChart
            width={width - 2 * PADDING - 3}
            height={height}
            lines={lines}
            label={t('chart.label', { lines: words.join('; ') })}
          />
        )}
      </View>
      <Words size="caption" ink="nightSoft" align="right">
        {t('chart.round')}
      </Words>
    </View>
  );
}

const useStyles = themed((tones) => ({
  panel: {
    padding: PADDING,
    gap: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1.5),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
  legend: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: SPACE.xs },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
}));
