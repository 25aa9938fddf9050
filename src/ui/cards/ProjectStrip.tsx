import { memo } from 'react';
import { Path } from 'react-native-svg';

import { cardOf } from '../../games/hollywood/cards';
import type { CardId } from '../../games/hollywood/types';
import { Box } from '../art/Box';
import { usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { GenreBadge } from './faces/GenreBadge';
import { PICTURE_HEIGHT, StripFrame } from './faces/StripFrame';

interface Props {
  /** The films of one project, in the order in which they came. */
  readonly films: readonly CardId[];
  /** The width of a film on the strip. */
  readonly frame: number;
}

/** The edge with the holes, above and below, as a share of a frame. */
const EDGE = 0.2;
const HOLES_A_FRAME = 4;

export function stripSize(films: number, frame: number): { width: number; height: number } {
  return { width: films * frame, height: frame * (PICTURE_HEIGHT + 2 * EDGE) };
}

/** The films of a project as one strip: one band and one row of holes run through all of its frames. */
export const ProjectStrip = memo(function ProjectStrip({ films, frame }: Props) {
  const paints = usePaints();
  const [first] = films;
  if (first === undefined) return undefined;
  const card = cardOf(first);
  const { width, height } = stripSize(films.length, frame);
  const pitch = frame / HOLES_A_FRAME;
  const hole = pitch * 0.5;
  const row = (y: number) => `M${(pitch - hole) / 2} ${y}H${width}`;
  return (
    <Drawing width={width} height={height}>
      <Box width={width} height={height} rx={frame * 0.06} fill={COLOUR.pitch} />
      <Path
        d={row(frame * EDGE * 0.46) + row(height - frame * EDGE * 0.46)}
        stroke={COLOUR.paper}
        strokeWidth={frame * 0.1}
        strokeDasharray={`${hole} ${pitch - hole}`}
      />
      {films.map((id, index) => (
        <StripFrame
          key={id}
          id={id}
          paints={paints}
          x={index * frame}
          y={frame * EDGE}
          frame={frame}
        />
      ))}
      {card.kind === 'film' && (
        <GenreBadge
          genre={card.genre}
          x={frame * 0.27}
          y={frame * (EDGE + (card.award ? 0.72 : 0.27))}
          scale={frame * (card.award ? 0.0044 : 0.0058)}
        />
      )}
    </Drawing>
  );
});
