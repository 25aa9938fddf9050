import { Circle } from 'react-native-svg';

import type { Genre } from '../../games/hollywood/types';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { GENRE_PAINT } from '../theme/genres';
import { Emblem } from './Emblem';
import { GENRE_OUTLINE } from './symbols';

/** A genre's badge, for beside its name. */
export function GenreIcon({ genre, size }: { readonly genre: Genre; readonly size: number }) {
  const paint = GENRE_PAINT[genre];
  return (
    <Drawing width={size} height={size} viewBox="0 0 40 40">
      <Circle cx={20} cy={20} r={19} fill={COLOUR.brass} />
      <Circle cx={20} cy={20} r={17} fill={paint.deep} />
      <Emblem outline={GENRE_OUTLINE[genre]} x={20} y={20} size={23} fill={paint.light} />
    </Drawing>
  );
}
