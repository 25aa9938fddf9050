import { Circle, G } from 'react-native-svg';

import type { Colour, Glyph } from '../../engine/players';
import { PLAYER_PAINT } from '../theme/players';
import { ring } from './ring';
import { Emblem } from './Emblem';
import { PLAYER_OUTLINE } from './symbols';

interface Props {
  readonly colour: Colour;
  readonly glyph: Glyph;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** `plain` where it is so small that the mark needs all the room. */
  readonly detail?: 'full' | 'plain';
}

const HOLES = 8;

/** What disc and mark take of the reel. */
const SHARE = { full: { disc: 0.6, mark: 0.86 }, plain: { disc: 0.74, mark: 1.14 } } as const;

/** A player's reel inside a drawing: a colour and always the player's mark with it. */
export function ReelToken({ colour, glyph, cx, cy, r, detail = 'full' }: Props) {
  const paint = PLAYER_PAINT[colour];
  const { disc, mark } = SHARE[detail];
  return (
    <G>
      <Circle cx={cx} cy={cy + r * 0.1} r={r} fill="#000000" opacity={0.35} />
      <Circle cx={cx} cy={cy} r={r} fill={paint.deep} />
      <Circle cx={cx} cy={cy} r={r * 0.93} fill={paint.main} />
      {detail === 'full' &&
        ring(HOLES, cx, cy, r * 0.77).map(({ x, y }) => (
          <Circle key={`${x} ${y}`} cx={x} cy={y} r={r * 0.12} fill={paint.deep} />
        ))}
      <Circle cx={cx} cy={cy} r={r * disc} fill={paint.light} />
      <Emblem outline={PLAYER_OUTLINE[glyph]} x={cx} y={cy} size={r * mark} fill={paint.deep} />
    </G>
  );
}
