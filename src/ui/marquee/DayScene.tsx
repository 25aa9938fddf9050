import { G, Path } from 'react-native-svg';

import type { SceneProps } from './Sky';

const RAYS = 26;
/** The sun stands behind the sign. */
const SUN = { x: 0.5, y: 190 } as const;
const CREAM = '#FFF6DD';

/** Clouds by share of the width, points from the top, and size: strewn by hand like the stars. */
const CLOUDS = [
  [0.07, 54, 0.8],
  [0.24, 22, 0.55],
  [0.8, 26, 0.6],
  [0.95, 88, 0.9],
] as const;

/** A cloud as posters draw them: round on top, flat below. */
const CLOUD =
  'M-46 14H46A13 13 0 0 0 38 -8A17 17 0 0 0 12 -18A22 22 0 0 0 -26 -10A13 13 0 0 0 -46 14Z';

function rays(x: number, y: number, reach: number): string {
  return Array.from({ length: RAYS / 2 }, (_, ray) => {
    const [from, to] = [2 * ray, 2 * ray + 1].map((edge) => (edge * 2 * Math.PI) / RAYS);
    const tip = (angle = 0) => `${x + reach * Math.cos(angle)} ${y + reach * Math.sin(angle)}`;
    return `M${x} ${y}L${tip(from)}L${tip(to)}Z`;
  }).join('');
}

/** The sun's rays and a few clouds over an afternoon performance. */
export function DayScene({ width, height }: SceneProps) {
  return (
    <>
      <Path d={rays(width * SUN.x, SUN.y, width + height)} fill={CREAM} opacity={0.42} />
      {CLOUDS.map(([x, y, size]) => (
        <G key={x} transform={`translate(${x * width} ${y}) scale(${size})`}>
          <Path d={CLOUD} fill="#FFFFFF" opacity={0.85} />
        </G>
      ))}
    </>
  );
}
