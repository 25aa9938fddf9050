import { Circle, G, Path } from 'react-native-svg';

import { COLOUR } from '../theme/colours';
import { ring, sunburst } from './ring';

interface Props {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** A gradient of the drawing it stands in, or a colour. */
  readonly metal: string;
}

const OPENINGS = 5;

/** The great film reel of posters and signs, its spokes a sunburst. */
export function BigReel({ cx, cy, r, metal }: Props) {
  return (
    <G>
      <Circle cx={cx} cy={cy + r * 0.05} r={r} fill={COLOUR.pitch} opacity={0.5} />
      <Circle cx={cx} cy={cy} r={r} fill={COLOUR.brassDark} />
      <Circle cx={cx} cy={cy} r={r * 0.975} fill={metal} />
      <Circle
        cx={cx}
        cy={cy}
        r={r * 0.87}
        fill="none"
        stroke={COLOUR.brassDark}
        strokeWidth={r * 0.02}
      />
      <Path d={sunburst(30, cx, cy, r * 0.86)} fill={COLOUR.white} opacity={0.16} />
      {ring(OPENINGS, cx, cy, r * 0.53).map(({ x, y }) => (
        <G key={`${x} ${y}`}>
          <Circle cx={x} cy={y} r={r * 0.255} fill={COLOUR.brassDark} />
          <Circle cx={x} cy={y + r * 0.015} r={r * 0.23} fill={COLOUR.midnight} />
          <Path
            d={`M${x - r * 0.16} ${y - r * 0.1}A${r * 0.19} ${r * 0.19} 0 0 1 ${x + r * 0.06} ${y - r * 0.18}`}
            stroke={COLOUR.brassLight}
            strokeWidth={r * 0.014}
            fill="none"
            opacity={0.55}
          />
        </G>
      ))}
      <Circle cx={cx} cy={cy} r={r * 0.19} fill={COLOUR.brassDark} />
      <Circle cx={cx} cy={cy} r={r * 0.16} fill={COLOUR.ivory} />
      <Circle cx={cx} cy={cy} r={r * 0.065} fill={COLOUR.velvet} />
      {ring(20, cx, cy, r * 0.925).map(({ x, y }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={r * 0.022} fill={COLOUR.brassDark} />
      ))}
    </G>
  );
}
