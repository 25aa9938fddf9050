import { StyleSheet } from 'react-native';
import { Defs, G, LinearGradient, Path, Pattern, RadialGradient, Stop } from 'react-native-svg';

import { Box } from '../art/Box';
import { usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { useTones } from '../theme/TonesContext';

interface Props {
  readonly width: number;
  readonly height: number;
}

/** Flutes of a pilaster, by distance from the wall's edge. */
const FLUTES = [1, 4.5, 8, 11.5] as const;

/** How much of the light is left halfway down. */
const WASH_FALL = 7 / 17;

/** Tiles with a fan in each, fluted pilasters at the edges, and the light of the canopy from above. */
export function FacadeWall({ width, height }: Props) {
  const { facade, line } = useTones();
  const [core, rim] = facade.wash;
  const paints = usePaints();
  return (
    <Drawing width={width} height={height} style={StyleSheet.absoluteFill}>
      <Defs>
        <Pattern id={paints.id('tiles')} width={36} height={36} patternUnits="userSpaceOnUse">
          <Path
            d="M0 36A18 18 0 0 1 36 36M6 36A12 12 0 0 1 30 36M12 36A6 6 0 0 1 24 36M-18 18A18 18 0 0 1 18 18M18 18A18 18 0 0 1 54 18M-12 18A12 12 0 0 1 12 18M24 18A12 12 0 0 1 48 18M-6 18A6 6 0 0 1 6 18M30 18A6 6 0 0 1 42 18"
            fill="none"
            stroke={facade.fans}
            strokeWidth={0.8}
            opacity={facade.fansOpacity}
          />
        </Pattern>
        <LinearGradient
          id={paints.id('shade')}
          x1="0"
          y1="0"
          x2="0"
          y2={height}
          gradientUnits="userSpaceOnUse"
        >
          <Stop offset="0" stopColor={facade.top} />
          <Stop offset="1" stopColor={facade.foot} />
        </LinearGradient>
        <RadialGradient
          id={paints.id('wash')}
          cx={width / 2}
          cy={0}
          r={Math.max(width * 0.7, 300)}
          gradientUnits="userSpaceOnUse"
        >
          <Stop offset="0" stopColor={core} stopOpacity={facade.washOpacity} />
          <Stop offset="0.5" stopColor={rim} stopOpacity={facade.washOpacity * WASH_FALL} />
          <Stop offset="1" stopColor={rim} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Box width={width} height={height} fill={paints.fill('shade')} />
      <Box width={width} height={height} fill={paints.fill('tiles')} />
      <Box width={width} height={height} fill={paints.fill('wash')} />
      {FLUTES.map((flute) => (
        <G key={flute} fill={line} opacity={facade.flutesOpacity}>
          <Box x={flute} width={1.2} height={height} />
          <Box x={width - flute - 1.2} width={1.2} height={height} />
        </G>
      ))}
      <Box width={width} height={3} fill={line} />
    </Drawing>
  );
}
