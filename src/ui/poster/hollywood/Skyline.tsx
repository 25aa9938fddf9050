import { Circle, G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { sunburst } from '../../art/ring';
import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { PAINT } from './palette';

const STARS = [
  [52, 128, 1.6],
  [96, 176, 1.2],
  [140, 118, 1],
  [120, 228, 1],
  [64, 236, 1.3],
  [442, 122, 1.1],
  [486, 168, 1.5],
  [508, 126, 1.1],
  [452, 214, 1],
  [502, 232, 1.4],
] as const;

const WINDOWS = [
  [394, 300],
  [406, 300],
  [418, 300],
  [448, 308],
  [460, 308],
  [484, 304],
  [496, 304],
  [60, 312],
  [72, 312],
  [84, 312],
] as const;

/** The evening behind it all: a sunburst, the hills, and the studio's stages with their lights on. */
export function Skyline({ paints }: { readonly paints: Paints }) {
  return (
    <G>
      <Box x={18} y={18} width={524} height={404} fill={paints.fill('sky')} />
      <Path d={sunburst(22, 280, 318, 470)} fill={PAINT.ray} opacity={0.13} />
      {STARS.map(([x, y, r]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={COLOUR.bulbCore} />
      ))}
      <Path d="M92 342L150 20 262 20Z" fill={paints.fill('beamLeft')} />
      <Path d="M468 342L410 20 298 20Z" fill={paints.fill('beamRight')} />
      <Path
        d="M18 306C70 268 108 276 150 298S230 262 290 284 372 268 420 288 500 262 542 288V422H18Z"
        fill={PAINT.farHill}
      />
      <Path
        d="M30 330V300H46V292H100V300H116V330ZM366 330V296A34 22 0 0 1 434 296V330ZM438 330V304A31 20 0 0 1 500 304V330ZM476 330V298H512V330Z"
        fill={PAINT.nearHill}
      />
      <Path
        d="M126 330L131 286H127V266L139 257 151 266V286H147L152 330H149L144 290H134L129 330ZM128 306H150V308.5H128Z"
        fill={PAINT.nearHill}
      />
      {WINDOWS.map(([x, y]) => (
        <Box key={`${x} ${y}`} x={x} y={y} width={6} height={9} fill={PAINT.window} />
      ))}
      <Path d="M18 330C120 318 200 322 280 326S440 318 542 328V422H18Z" fill={PAINT.ground} />
    </G>
  );
}
