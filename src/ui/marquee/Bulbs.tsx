import { Path } from 'react-native-svg';

import { dots } from '../art/dots';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import type { Bulb } from './bulbs';

interface Props {
  readonly bulbs: readonly Bulb[];
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** A bulb from its halo to its core, by share of its radius. */
const LIGHT = [
  { size: 2.6, colour: '#FF9A3C', opacity: 0.1 },
  { size: 2.1, colour: '#FFB04A', opacity: 0.16 },
  { size: 1.65, colour: '#FFC45C', opacity: 0.3 },
  { size: 1.3, colour: COLOUR.bulb, opacity: 0.5 },
  { size: 1, colour: COLOUR.bulbCore, opacity: 1 },
] as const;

/** Lit bulbs, all of them in a few shapes. */
export function Bulbs({ bulbs, width, height, radius }: Props) {
  const chain = dots(bulbs);
  return (
    <Drawing width={width} height={height}>
      {LIGHT.map(({ size, colour, opacity }) => (
        <Path
          key={size}
          d={chain}
          stroke={colour}
          strokeOpacity={opacity}
          strokeWidth={2 * radius * size}
          strokeLinecap="round"
        />
      ))}
    </Drawing>
  );
}
