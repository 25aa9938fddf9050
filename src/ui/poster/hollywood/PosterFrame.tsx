import { G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { CARD } from './palette';

const CORNERS = [
  '',
  'translate(560 0) scale(-1 1)',
  'translate(0 440) scale(1 -1)',
  'translate(560 440) scale(-1 -1)',
];

/** The paper edge and the stepped corners of the lobby card. */
export function PosterFrame({ paints }: { readonly paints: Paints }) {
  return (
    <G>
      <Path
        d={`M4 0H${CARD.width - 4}A4 4 0 0 1 ${CARD.width} 4V${CARD.height - 4}A4 4 0 0 1 ${CARD.width - 4} ${CARD.height}H4A4 4 0 0 1 0 ${CARD.height - 4}V4A4 4 0 0 1 4 0ZM18 18V422H542V18Z`}
        fill={paints.fill('paper')}
        fillRule="evenodd"
      />
      <Box
        x={18}
        y={18}
        width={524}
        height={404}
        fill="none"
        stroke={COLOUR.brassDark}
        strokeWidth={2}
      />
      <Box
        x={9}
        y={9}
        width={542}
        height={422}
        fill="none"
        stroke={COLOUR.velvet}
        strokeWidth={1.4}
      />
      <Box
        x={24}
        y={24}
        width={512}
        height={392}
        fill="none"
        stroke={COLOUR.brassLight}
        strokeWidth={1.2}
        opacity={0.8}
      />
      {CORNERS.map((transform) => (
        <G key={transform} transform={transform}>
          <Path d="M5 5H44V12H32V19H25V26H18V38H5Z" fill={COLOUR.velvet} />
          <Path d="M9 9H38V11H28V16H21V22H14V32H9Z" fill={COLOUR.brass} />
        </G>
      ))}
    </G>
  );
}
