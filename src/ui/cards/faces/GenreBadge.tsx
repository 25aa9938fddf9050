import { G, Path } from 'react-native-svg';

import type { Genre } from '../../../games/hollywood/types';
import { Emblem } from '../../art/Emblem';
import { GENRE_OUTLINE } from '../../art/symbols';
import { COLOUR } from '../../theme/colours';
import { GENRE_PAINT } from '../../theme/genres';
import { BADGE_OUTLINE } from './marks';

interface Props {
  readonly genre: Genre;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A genre's symbol on a plate whose outline is the genre's own as well. */
export function GenreBadge({ genre, x, y, scale }: Props) {
  const paint = GENRE_PAINT[genre];
  return (
    <G transform={`translate(${x} ${y}) scale(${scale})`}>
      <Path d={BADGE_OUTLINE[genre]} fill={paint.deep} stroke={COLOUR.brassLight} strokeWidth={5} />
      <Emblem outline={GENRE_OUTLINE[genre]} x={0} y={1} size={47} fill={COLOUR.bulbCore} />
    </G>
  );
}
