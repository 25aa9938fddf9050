import { Circle, Defs, G, LinearGradient, Path, Stop } from 'react-native-svg';

import { Box } from '../art/Box';
import { usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { useTones } from '../theme/TonesContext';

const HEIGHT = 84;

/** Posts of the rope on the right side, by distance from the middle; the left side mirrors them. */
const POSTS = [96, 150, 210] as const;

function Rope({ middle, side }: { readonly middle: number; readonly side: -1 | 1 }) {
  return POSTS.map((away, index) => {
    const x = middle + side * away;
    const next = POSTS[index + 1];
    return (
      <G key={away}>
        {next !== undefined && (
          <Path
            d={`M${x} 20Q${(x + middle + side * next) / 2} 46 ${middle + side * next} 20`}
            stroke="#A3203F"
            strokeWidth={5}
            fill="none"
          />
        )}
        <Box x={x - 2.5} y={16} width={5} height={44} fill={COLOUR.brass} />
        <Box x={x - 10} y={58} width={20} height={5} rx={2.5} fill={COLOUR.brassDark} />
        <Circle cx={x} cy={14} r={5.5} fill={COLOUR.brassLight} />
      </G>
    );
  });
}

/** The pavement in front of the theatre, with the carpet rolled out. */
export function RedCarpet({ width }: { readonly width: number }) {
  const { facade } = useTones();
  const paints = usePaints();
  const middle = width / 2;
  return (
    <Drawing width={width} height={HEIGHT}>
      <Defs>
        <LinearGradient id={paints.id('carpet')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={COLOUR.velvetDeep} />
          <Stop offset="1" stopColor="#B02344" />
        </LinearGradient>
      </Defs>
      <Box y={44} width={width} height={40} fill={facade.street} />
      <Box y={44} width={width} height={1.5} fill={COLOUR.brass} opacity={0.7} />
      <Path
        d={`M${middle - 58} 44H${middle + 58}L${middle + 110} 84H${middle - 110}Z`}
        fill={paints.fill('carpet')}
        stroke={COLOUR.brass}
      />
      <Rope middle={middle} side={-1} />
      <Rope middle={middle} side={1} />
    </Drawing>
  );
}
