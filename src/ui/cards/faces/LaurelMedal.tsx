import { Circle, G, Path } from 'react-native-svg';

import { COLOUR } from '../../theme/colours';
import { laurel, TWO_LINE } from './marks';

interface Props {
  readonly x: number;
  readonly y: number;
  /** Of a medal 94 wide. */
  readonly scale: number;
  readonly ground: string;
}

const LEAVES = laurel(38);

/** The award where there is little room: a two, for a film that counts as two, in a laurel. */
export function LaurelMedal({ x, y, scale, ground }: Props) {
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Circle r={47} fill={ground} />
      <Path d={LEAVES} fill={COLOUR.bulb} />
      <Path
        d={TWO_LINE}
        transform="translate(-18 -21) scale(1.8)"
        fill="none"
        stroke={COLOUR.bulb}
        strokeWidth={5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </G>
  );
}
