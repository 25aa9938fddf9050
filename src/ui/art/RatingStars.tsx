import type { Rating } from '../../games/hollywood/types';
import { COLOUR } from '../theme/colours';
import { Emblem } from './Emblem';
import { STAR_OUTLINE } from './symbols';

interface Props {
  readonly count: Rating;
  /** The middle of the row. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A star's rating, as so many stars in a row. */
export function RatingStars({ count, x, y, size }: Props) {
  return Array.from({ length: count }, (_, index) => (
    <Emblem
      key={index}
      outline={STAR_OUTLINE}
      x={x + (index - (count - 1) / 2) * size * 1.06}
      y={y}
      size={size}
      fill={COLOUR.velvet}
    />
  ));
}
