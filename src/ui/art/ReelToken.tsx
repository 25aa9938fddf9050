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
}

const HOLES = 8;

/** A player's reel inside a drawing: a colour and always the player's mark with it. */
export function ReelToken({ colour, glyph, cx, cy, r }: Props) {
  const paint = PLAYER_PAINT[colour];
  return (
    <G>
      <Circle cx={cx} cy={cy + r * 0.1} r={r} fill="#000000" opacity={0.35} />
      <Circle cx={cx} cy={cy} r={r} fill={paint.deep} />
      <Circle cx={cx} cy={cy} r={r * 0.93} fill={paint.main} />
      {ring(HOLES, cx, cy, r * 0.77).map(({ x, y }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={r * 0.12} fill={paint.deep} />
      ))}
      <Circle cx={cx} cy={cy} r={r * 0.6} fill={paint.light} />
      <Emblem outline={PLAYER_OUTLINE[glyph]} x={cx} y={cy} size={r * 0.86} fill={paint.deep} />
    </G>
  );
}
