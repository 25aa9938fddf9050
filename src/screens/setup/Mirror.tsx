import { memo } from 'react';
import { Circle, Defs, G, RadialGradient, Stop } from 'react-native-svg';

import type { Colour, Glyph } from '../../engine/players';
import { ReelToken } from '../../ui/art/ReelToken';
import { ring } from '../../ui/art/ring';
import { usePaints } from '../../ui/art/usePaints';
import { Drawing } from '../../ui/Drawing';
import { COLOUR } from '../../ui/theme/colours';
import { PLAYER_PAINT } from '../../ui/theme/players';

interface Props {
  readonly colour: Colour;
  readonly glyph: Glyph;
  readonly size: number;
}

const BULBS = ring(14, 0, 0, 49);

/** A make-up mirror with its bulbs, and a player's reel in it. */
export const Mirror = memo(function Mirror({ colour, glyph, size }: Props) {
  const paints = usePaints();
  const paint = PLAYER_PAINT[colour];
  return (
    <Drawing width={size} height={size} viewBox="-60 -60 120 120">
      <Defs>
        <RadialGradient id={paints.id('glass')} cx="0.5" cy="0.4" r="0.62">
          <Stop offset="0" stopColor={paint.main} />
          <Stop offset="0.7" stopColor={paint.deep} />
          <Stop offset="1" stopColor={COLOUR.pitch} />
        </RadialGradient>
        <RadialGradient id={paints.id('glow')} cx="0.5" cy="0.5" r="0.5">
          <Stop offset="0" stopColor={COLOUR.bulb} stopOpacity={0.85} />
          <Stop offset="1" stopColor={COLOUR.bulb} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Circle cx={0} cy={0} r={56} fill={COLOUR.brassDark} />
      <Circle cx={0} cy={0} r={54.6} fill={COLOUR.velvetDeep} />
      <Circle cx={0} cy={0} r={42.4} fill={COLOUR.brass} />
      <Circle cx={0} cy={0} r={40} fill={paints.fill('glass')} />
      {BULBS.map(({ x, y }) => (
        <G key={`${x} ${y}`}>
          <Circle cx={x} cy={y} r={9} fill={paints.fill('glow')} />
          <Circle cx={x} cy={y} r={3.7} fill={COLOUR.bulbCore} />
        </G>
      ))}
      <ReelToken colour={colour} glyph={glyph} cx={0} cy={0} r={33} />
    </Drawing>
  );
});
