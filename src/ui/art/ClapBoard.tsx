import { G, Path } from 'react-native-svg';

import { Box } from './Box';
import { COLOUR } from '../theme/colours';

/** A clapper board, about 100 by 90. */
export function ClapBoard({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <G transform={`translate(${x} ${y})`}>
      <G transform="rotate(-14 6 30)">
        <Box x={4} y={14} width={94} height={16} rx={2} fill={COLOUR.paper} />
        <Path d="M12 14H26L16 30H4V26ZM42 14H56L46 30H32ZM72 14H86L76 30H62Z" fill={COLOUR.ink} />
      </G>
      <Box x={4} y={32} width={94} height={14} rx={2} fill={COLOUR.paper} />
      <Path d="M14 32H28L38 46H24ZM44 32H58L68 46H54ZM74 32H88L98 46H84Z" fill={COLOUR.ink} />
      <Box
        x={4}
        y={46}
        width={94}
        height={46}
        rx={3}
        fill={COLOUR.ink}
        stroke={COLOUR.brass}
        strokeWidth={2}
      />
      <Path d="M12 60H90M12 76H90M52 60V88" stroke={COLOUR.brassLight} strokeWidth={1.5} />
    </G>
  );
}
