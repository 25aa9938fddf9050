import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Analysis } from '../../games/hollywood/bots/commentary';
import { ShareChart } from '../../ui/chart/ShareChart';
import { Panel } from '../../ui/controls/Panel';
import { PlayerToken } from '../../ui/PlayerToken';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { roundEnds } from './moments';
import { usePercent } from './usePercent';

interface Props {
  readonly match: HollywoodMatch;
  readonly analysis: Analysis;
  /** After how many decisions, and everybody's points then. */
  readonly at: number;
  readonly points: readonly number[];
  readonly turningPoints: readonly number[];
  readonly width: number;
  readonly height: number;
}

const EDGE = 2 * (SPACE.l + 2);
const TOKEN = 22;

/** Everybody's chance to win: as lines over the whole match, and in words for the moment that is shown. */
export const ChancesPanel = memo(function ChancesPanel(props: Props) {
  const { match, analysis, at, points, turningPoints, width, height } = props;
  const { t } = useTranslation(['commentary', 'score']);
  const percent = usePercent();
  const { players } = match.setup;
  const { chances } = analysis;
  const ends = useMemo(() => roundEnds(match), [match]);
  const lines = useMemo(
    () =>
      players.map(({ name, colour, glyph }, seat) => ({
        name,
        colour,
        glyph,
        values: chances.map((moment) => moment[seat] ?? 0),
      })),
    [players, chances],
  );
  const label = useMemo(() => {
    const inWords = (values: readonly number[]): string => {
      const shares = ends.map((end, index) => {
        const share = { percent: percent(values[end] ?? 0) };
        return index === ends.length - 1
          ? t('chances.end', share)
          : t('chances.afterRound', { ...share, round: index + 1 });
      });
      return [t('chances.start', { percent: percent(values[0] ?? 0) }), ...shares].join(', ');
    };
    const all = lines.map(({ name, values }) =>
      t('chances.line', { name, values: inWords(values) }),
    );
    return t('chances.label', { lines: all.join('; ') });
  }, [ends, lines, percent, t]);
  return (
    <Panel style={{ width }}>
      <Heading level={2} size="lead">
        {t('chances.title')}
      </Heading>
      <ShareChart
        width={width - EDGE}
        height={height}
        lines={lines}
        stops={ends}
        marks={turningPoints}
        at={at}
        words={percent}
        label={label}
      />
      <View role="list" style={styles.players}>
        {lines.map(({ name, colour, glyph, values }, seat) => (
          <View key={name} role="listitem" style={styles.player}>
            <PlayerToken colour={colour} glyph={glyph} size={TOKEN} />
            <Words style={styles.words}>
              {t('chances.now', {
                name,
                percent: percent(values[at] ?? 0),
                points: t('score:points', { count: points[seat] ?? 0 }),
              })}
            </Words>
          </View>
        ))}
      </View>
    </Panel>
  );
});

const styles = StyleSheet.create({
  players: { gap: SPACE.xs },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flex: 1 },
});
