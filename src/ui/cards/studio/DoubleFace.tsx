import { Circle, G, Path } from 'react-native-svg';

import { ring } from '../../art/ring';
import { COLOUR } from '../../theme/colours';

const HOLES = ring(5, 0, 0, 14)
  .map(({ x, y }) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`)
  .join('');

function Reel({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <G transform={`translate(${x} ${y})`}>
      <Circle r={27} fill={COLOUR.velvetDeep} />
      <Circle r={25} fill={COLOUR.brassLight} />
      <Circle r={21.5} fill="none" stroke={COLOUR.brassDark} strokeWidth={1.8} />
      <Path d={HOLES} fill={COLOUR.velvetDeep} />
      <Circle r={4.5} fill={COLOUR.velvet} />
    </G>
  );
}

/** Two reels at once, and two ways down below them. */
export function DoubleFace() {
  return (
    <>
      <Reel x={38} y={40} />
      <Reel x={62} y={76} />
      <Path
        d="M26 114L36 125 46 114M54 114L64 125 74 114"
        fill="none"
        stroke={COLOUR.bulb}
        strokeWidth={6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
