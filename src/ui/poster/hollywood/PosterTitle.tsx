import { G, Path } from 'react-native-svg';

import { HOLLYWOOD_LETTERING } from '../../art/lettering';
import type { Paints } from '../../art/usePaints';
import { PAINT } from './palette';

const WIDTH = 488;
const SCALE = WIDTH / HOLLYWOOD_LETTERING.width;
/** How far the letters stand out from the card, in the lettering's units. */
const DEPTH = [14, 12, 10, 8, 6, 4, 2] as const;

/** The title in relief: a stack of shadows, a dark rim, a lit face. */
export function PosterTitle({ paints }: { readonly paints: Paints }) {
  return (
    <G transform={`translate(${(560 - WIDTH) / 2 + 2} 42) scale(${SCALE} ${SCALE * 1.32})`}>
      {DEPTH.map((depth) => (
        <Path
          key={depth}
          d={HOLLYWOOD_LETTERING.path}
          transform={`translate(${depth * 0.5} ${depth})`}
          fill={depth > 10 ? PAINT.ground : PAINT.banner}
          stroke={depth > 10 ? PAINT.ground : PAINT.banner}
          strokeWidth={5}
        />
      ))}
      <Path
        d={HOLLYWOOD_LETTERING.path}
        fill={PAINT.bannerDeep}
        stroke={PAINT.bannerDeep}
        strokeWidth={6}
        strokeLinejoin="round"
      />
      <Path d={HOLLYWOOD_LETTERING.path} fill={paints.fill('title')} />
    </G>
  );
}
