import { cardOf } from '../../../games/hollywood/cards';
import type { CardId } from '../../../games/hollywood/types';
import { Box } from '../../art/Box';
import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { GENRE_PAINT } from '../../theme/genres';
import { LaurelMedal } from './LaurelMedal';
import { ScenePlate } from './ScenePlate';

interface Props {
  readonly id: CardId;
  readonly paints: Paints;
  readonly x: number;
  readonly y: number;
  /** Its place on the strip; the picture is a little narrower. */
  readonly frame: number;
}

export const PICTURE_WIDTH = 0.92;
export const PICTURE_HEIGHT = 0.966;

/** One film on a strip. The award film's frame is golden and wears a laurel. */
export function StripFrame({ id, paints, x, y, frame }: Props) {
  const card = cardOf(id);
  if (card.kind !== 'film') return undefined;
  const [width, height] = [frame * PICTURE_WIDTH, frame * PICTURE_HEIGHT];
  const left = x + (frame - width) / 2;
  const paint = GENRE_PAINT[card.genre];
  return (
    <>
      <ScenePlate id={id} paints={paints} x={left} y={y} width={width} height={height} />
      <Box
        x={left}
        y={y}
        width={width}
        height={height}
        rx={frame * 0.05}
        fill="none"
        stroke={card.award ? COLOUR.bulb : paint.main}
        strokeWidth={frame * (card.award ? 0.08 : 0.055)}
      />
      {card.award && (
        <LaurelMedal
          x={left + width * 0.32}
          y={y + width * 0.33}
          scale={frame * 0.0064}
          ground={paint.deep}
        />
      )}
    </>
  );
}
