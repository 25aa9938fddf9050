import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import type { Colour, Glyph } from '../../engine/players';
import { ReelToken } from '../art/ReelToken';
import { Drawing } from '../Drawing';
import { Words } from '../text/Words';
import { useTones } from '../theme/TonesContext';
import { PlayerLine } from './PlayerLine';
import { scaleFor, sideSteps } from './scale';

export interface Line {
  readonly name: string;
  readonly colour: Colour;
  readonly glyph: Glyph;
  /** One value a step; every line begins at 0. */
  readonly values: readonly number[];
}

interface Props {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  /** The whole chart in words. */
  readonly label: string;
}

const EDGE = { left: 34, right: 30, top: 16, bottom: 26 } as const;
const MARKER = 9;
/** Markers may overlap at their rims; their marks stay visible. */
const APART = 1.6 * MARKER;
const LABEL = { width: 30, height: 19 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** Lines over time, each with its owner's colour, mark and stroke. The words beside the axes are hidden: `label` says it all. */
export function LineChart({ width, height, lines, label }: Props) {
  const tones = useTones();
  const steps = Math.max(1, ...lines.map(({ values }) => values.length));
  const { top, ticks } = scaleFor(Math.max(0, ...lines.flatMap(({ values }) => values)));
  const room = { width: width - EDGE.left - EDGE.right, height: height - EDGE.top - EDGE.bottom };
  const xOf = (step: number) => EDGE.left + (room.width * step) / steps;
  const yOf = (value: number) => EDGE.top + room.height * (1 - value / top);
  const sides = Array.from({ length: steps }, (_, step) =>
    sideSteps(
      lines.map(({ values }) => yOf(values[step] ?? 0)),
      APART,
    ),
  );
  const pointsOf = ({ values }: Line, index: number): readonly Point[] =>
    values.map((value, step) => ({
      x: xOf(step + 1) + (sides[step]?.[index] ?? 0),
      y: yOf(value),
    }));
  const start = { x: xOf(0), y: yOf(0) };
  return (
    <View role="img" accessible aria-label={label} style={{ width, height }}>
      <Drawing width={width} height={height} style={StyleSheet.absoluteFill}>
        {ticks.map((tick) => (
          <Path
            key={tick}
            d={`M${EDGE.left} ${yOf(tick)}H${width - EDGE.right + 12}`}
            stroke={tick === 0 ? tones.line : tones.wordsSoft}
            strokeWidth={1}
            opacity={tick === 0 ? 1 : tones.dim(0.22)}
          />
        ))}
        {lines.map((line, index) => (
          <PlayerLine
            key={line.name}
            d={pathOf([start, ...pointsOf(line, index)])}
            colour={line.colour}
            place={index}
            width={3.5}
          />
        ))}
        {lines.map((line, index) =>
          pointsOf(line, index).map(({ x, y }) => (
            <ReelToken
              key={`${line.name} ${x} ${y}`}
              colour={line.colour}
              glyph={line.glyph}
              cx={x}
              cy={y}
              r={MARKER}
              detail="plain"
            />
          )),
        )}
      </Drawing>
      <View aria-hidden style={StyleSheet.absoluteFill}>
        {ticks.map((tick) => (
          <View key={tick} style={[styles.tick, { top: yOf(tick) - LABEL.height / 2 }]}>
            <Words size="caption" ink="nightSoft" align="right">
              {tick}
            </Words>
          </View>
        ))}
        {Array.from({ length: steps }, (_, step) => (
          <View key={step} style={[styles.step, { left: xOf(step + 1) - LABEL.width / 2 }]}>
            <Words size="caption" ink="nightSoft" align="center">
              {step + 1}
            </Words>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tick: { position: 'absolute', left: 0, width: EDGE.left - 8 },
  step: { position: 'absolute', bottom: 0, width: LABEL.width },
});
