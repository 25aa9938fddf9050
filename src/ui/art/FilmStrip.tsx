import { G } from 'react-native-svg';

import { Box } from './Box';
import type { Genre } from '../../games/hollywood/types';
import { COLOUR } from '../theme/colours';
import { GENRE_PAINT } from '../theme/genres';
import { Emblem } from './Emblem';
import { Laurel } from './Laurel';
import { GENRE_OUTLINE } from './symbols';

interface Props {
  readonly genre: Genre;
  readonly films: number;
  readonly x: number;
  readonly y: number;
  /** The size of one film's frame; the strip is as long as its films. */
  readonly frame: number;
  /** Which film carries the award, if one does. */
  readonly award?: number;
}

const HOLES = [0.14, 0.38, 0.62, 0.86] as const;

/** Films of one genre joined into one strip. */
export function FilmStrip({ genre, films, x, y, frame, award }: Props) {
  const paint = GENRE_PAINT[genre];
  const height = frame * 1.3;
  return (
    <G>
      <Box
        x={x}
        y={y}
        width={films * frame}
        height={height}
        rx={2}
        fill={COLOUR.pitch}
        stroke={COLOUR.brassDark}
      />
      {Array.from({ length: films }, (_, film) => {
        const left = x + film * frame;
        const hasAward = film === award;
        const [cx, cy] = [left + frame / 2, y + height / 2];
        return (
          <G key={film}>
            {HOLES.map((hole) => (
              <G key={hole} fill={COLOUR.paper}>
                <Box
                  x={left + hole * frame - frame * 0.05}
                  y={y + frame * 0.04}
                  width={frame * 0.1}
                  height={frame * 0.08}
                  rx={1}
                />
                <Box
                  x={left + hole * frame - frame * 0.05}
                  y={y + height - frame * 0.12}
                  width={frame * 0.1}
                  height={frame * 0.08}
                  rx={1}
                />
              </G>
            ))}
            <Box
              x={left + frame * 0.06}
              y={y + frame * 0.17}
              width={frame * 0.88}
              height={frame * 0.96}
              rx={2}
              fill={paint.main}
            />
            {hasAward && <Laurel cx={cx} cy={cy} r={frame * 0.36} fill={COLOUR.bulb} />}
            <Emblem
              outline={GENRE_OUTLINE[genre]}
              x={cx}
              y={cy}
              size={frame * (hasAward ? 0.44 : 0.6)}
              fill={COLOUR.bulbCore}
            />
          </G>
        );
      })}
    </G>
  );
}
