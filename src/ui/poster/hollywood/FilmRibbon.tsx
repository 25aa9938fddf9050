import { G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { Emblem } from '../../art/Emblem';
import { GENRE_OUTLINE } from '../../art/symbols';
import { COLOUR } from '../../theme/colours';
import { GENRE_PAINT } from '../../theme/genres';
import type { Genre } from '../../../games/hollywood/types';

const CURVE = 'M280 352C230 352 190 396 120 386S40 372 18 384';
const CURVE_RIGHT = 'M280 352C330 352 370 396 440 386S520 372 542 384';

const FRAMES: readonly (readonly [Genre, number, number])[] = [
  ['horror', 218, -6],
  ['action', 280, 0],
  ['romcom', 342, 6],
];

/** The film that runs off the reel, with the three genres on it. */
export function FilmRibbon() {
  return (
    <G>
      {[CURVE, CURVE_RIGHT].map((curve) => (
        <G key={curve} fill="none">
          <Path d={curve} stroke={COLOUR.pitch} strokeWidth={40} />
          <Path d={curve} stroke={COLOUR.ivory} strokeWidth={34} strokeDasharray="4 6" />
          <Path d={curve} stroke={COLOUR.pitch} strokeWidth={26} />
          <Path d={curve} stroke="#3A2A5E" strokeWidth={22} strokeDasharray="26 4" />
        </G>
      ))}
      {FRAMES.map(([genre, x, tilt]) => (
        <G key={genre} transform={`translate(${x} 362) rotate(${tilt})`}>
          <Box x={-31} y={-36} width={62} height={72} fill={COLOUR.pitch} />
          <Box x={-31} y={-36} width={62} height={72} fill="none" stroke={COLOUR.brassDark} />
          {[-25, -12.5, 0, 12.5, 25].map((hole) => (
            <G key={hole} fill={COLOUR.ivory}>
              <Box x={hole - 3.4} y={-33} width={6.8} height={6} rx={1.6} />
              <Box x={hole - 3.4} y={27} width={6.8} height={6} rx={1.6} />
            </G>
          ))}
          <Box x={-27} y={-24} width={54} height={48} rx={3} fill={GENRE_PAINT[genre].main} />
          <Box x={-27} y={-24} width={54} height={24} rx={3} fill={COLOUR.white} opacity={0.12} />
          <Emblem outline={GENRE_OUTLINE[genre]} x={0} y={0} size={38} fill={COLOUR.bulbCore} />
        </G>
      ))}
    </G>
  );
}
