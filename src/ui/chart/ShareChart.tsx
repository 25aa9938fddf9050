import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { ReelToken } from '../art/ReelToken';
import { Drawing } from '../Drawing';
import { Words } from '../text/Words';
import { useTones } from '../theme/TonesContext';
import type { Line } from './LineChart';
import { PlayerLine } from './PlayerLine';
import { sideSteps } from './scale';

interface Lines {
  readonly width: number;
  readonly height: number;
  /** One share of the whole a step, from 0 to 1. */
  readonly lines: readonly Line[];
  /** Steps at which every line shows its owner's mark. */
  readonly stops: readonly number[];
}

interface Props extends Lines {
  /** Steps that are worth a look. */
  readonly marks: readonly number[];
  /** The step that is looked at. */
  readonly at: number;
  /** A share in words. */
  readonly words: (share: number) => string;
  /** The whole chart in words. */
  readonly label: string;
}

const EDGE = { left: 48, right: 16, top: 16, bottom: 16 } as const;
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const;
const MARKER = 9;
const APART = 1.6 * MARKER;
const LINE_HEIGHT = 19;
const MARK = 5;

function placesIn({ width, height, lines }: Omit<Lines, 'stops'>) {
  const steps = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const room = { width: width - EDGE.left - EDGE.right, height: height - EDGE.top - EDGE.bottom };
  return {
    xOf: (step: number) => EDGE.left + (room.width * step) / steps,
    yOf: (share: number) => EDGE.top + room.height * (1 - share),
  };
}

/** What does not change while somebody goes through the steps. */
const Curves = memo(function Curves({ width, height, lines, stops }: Lines) {
  const tones = useTones();
  const { xOf, yOf } = placesIn({ width, height, lines });
  return (
    <Drawing width={width} height={height} style={StyleSheet.absoluteFill}>
      {TICKS.map((tick) => (
        <Path
          key={tick}
          d={`M${EDGE.left} ${yOf(tick)}H${width - EDGE.right}`}
          stroke={tick === 0 ? tones.line : tones.wordsSoft}
          strokeWidth={1}
          opacity={tick === 0 ? 1 : tones.dim(0.22)}
        />
      ))}
      {lines.map(({ name, colour, values }, index) => (
        <PlayerLine
          key={name}
          d={values
            .map((value, step) => `${step === 0 ? 'M' : 'L'}${xOf(step)} ${yOf(value)}`)
            .join('')}
          colour={colour}
          place={index}
          width={3}
        />
      ))}
      {stops.flatMap((stop) => {
        const heights = lines.map(({ values }) => yOf(values[stop] ?? 0));
        const sides = sideSteps(heights, APART);
        return lines.map(({ name, colour, glyph }, index) => (
          <ReelToken
            key={`${name} ${stop}`}
            colour={colour}
            glyph={glyph}
            cx={Math.min(width - MARKER, xOf(stop) + (sides[index] ?? 0))}
            cy={heights[index] ?? 0}
            r={MARKER}
            detail="plain"
          />
        ));
      })}
    </Drawing>
  );
});

/** How a whole is shared over time, each part with its owner's colour, mark and stroke. `label` says it all. */
export function ShareChart({ width, height, lines, stops, marks, at, words, label }: Props) {
  const tones = useTones();
  const { xOf, yOf } = placesIn({ width, height, lines });
  return (
    <View role="img" accessible aria-label={label} style={{ width, height }}>
      <Curves width={width} height={height} lines={lines} stops={stops} />
      <Drawing width={width} height={height} style={StyleSheet.absoluteFill}>
        {marks.map((mark) => (
          <Path
            key={mark}
            d={`M${xOf(mark)} 1l${MARK} ${MARK} -${MARK} ${MARK} -${MARK} -${MARK}Z`}
            fill={tones.lit}
          />
        ))}
        <Path d={`M${xOf(at)} 0V${height}`} stroke={tones.lit} strokeWidth={2} />
      </Drawing>
      <View aria-hidden style={[StyleSheet.absoluteFill, styles.untouchable]}>
        {TICKS.map((tick) => (
          <View key={tick} style={[styles.tick, { top: yOf(tick) - LINE_HEIGHT / 2 }]}>
            <Words size="caption" ink="nightSoft" align="right">
              {words(tick)}
            </Words>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tick: { position: 'absolute', left: 0, width: EDGE.left - 6 },
  untouchable: { pointerEvents: 'none' },
});
