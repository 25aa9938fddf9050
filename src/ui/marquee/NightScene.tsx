import { Defs, LinearGradient, Path, Stop } from 'react-native-svg';

import { dots } from '../art/dots';
import { usePaints } from '../art/usePaints';
import { COLOUR } from '../theme/colours';
import type { SceneProps } from './Sky';

/** Stars by share of the width, points from the top, and size: strewn by hand, so that the sky is the same every night. */
const STARS = [
  [0.04, 30, 1.2],
  [0.09, 118, 0.9],
  [0.13, 62, 1.6],
  [0.2, 22, 0.9],
  [0.24, 92, 1.1],
  [0.31, 44, 1.3],
  [0.38, 16, 0.8],
  [0.44, 74, 0.9],
  [0.57, 28, 1.1],
  [0.63, 66, 0.9],
  [0.7, 20, 1.5],
  [0.76, 88, 1],
  [0.81, 40, 1.2],
  [0.87, 112, 0.9],
  [0.92, 58, 1.5],
  [0.97, 24, 1],
  [0.03, 210, 1.1],
  [0.96, 190, 1.2],
  [0.02, 330, 0.9],
  [0.98, 300, 0.9],
] as const;

type Star = (typeof STARS)[number];

const SIZES = [...new Set(STARS.map(([, , size]) => size))];

function starsOf(size: Star[2]): readonly Star[] {
  return STARS.filter(([, , own]) => own === size);
}

/** Stars, and two searchlights for the premiere. */
export function NightScene({ width, height }: SceneProps) {
  const paints = usePaints();
  const foot = height * 1.15;
  return (
    <>
      <Defs>
        <LinearGradient id={paints.id('beam')} x1="0" y1="1" x2="0" y2="0">
          <Stop offset="0" stopColor={COLOUR.bulb} stopOpacity={0.5} />
          <Stop offset="1" stopColor={COLOUR.bulb} stopOpacity={0.05} />
        </LinearGradient>
      </Defs>
      {SIZES.map((size) => (
        <Path
          key={size}
          d={dots(starsOf(size).map(([x, y]) => ({ x: x * width, y })))}
          stroke={COLOUR.bulbCore}
          strokeWidth={2 * size}
          strokeLinecap="round"
        />
      ))}
      <Path
        d={`M${width * 0.06} ${foot}L${width * 0.3} 0H${width * 0.52}Z`}
        fill={paints.fill('beam')}
      />
      <Path
        d={`M${width * 0.94} ${foot}L${width * 0.7} 0H${width * 0.48}Z`}
        fill={paints.fill('beam')}
      />
    </>
  );
}
