import { Circle, G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { COLOUR } from '../../theme/colours';
import { laurel, TIMES_LINE, TWO_LINE } from './marks';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly ground: string;
}

const LEAVES = laurel(38);

/** The golden laurel behind an award film's badge, and the plaque that hangs from it: it counts as two films. */
export function AwardMark({ x, y, ground }: Props) {
  return (
    <G transform={`translate(${x} ${y})`}>
      <Circle r={46} fill={ground} />
      <Path d={LEAVES} fill={COLOUR.bulb} />
      <Box
        x={-31}
        y={38}
        width={62}
        height={42}
        rx={9}
        fill={COLOUR.bulb}
        stroke={COLOUR.brassDark}
        strokeWidth={3}
      />
      <G
        transform="translate(-25 43) scale(1.3)"
        stroke={COLOUR.ink}
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      >
        <Path d={TIMES_LINE} />
        <Path d={TWO_LINE} transform="translate(19 0)" />
      </G>
    </G>
  );
}
