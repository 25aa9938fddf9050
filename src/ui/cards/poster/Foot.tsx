import { G, Path } from 'react-native-svg';

import { cardOf } from '../../../games/hollywood/cards';
import type { CardId, Genre } from '../../../games/hollywood/types';
import { Box } from '../../art/Box';
import { Emblem } from '../../art/Emblem';
import { GENRE_OUTLINE } from '../../art/symbols';
import { COLOUR } from '../../theme/colours';
import { GENRE_PAINT } from '../../theme/genres';
import { laurel } from '../faces/marks';

interface Props {
  readonly films: readonly CardId[];
  readonly genre: Genre;
}

const TOP = 272;
const LARGEST = 26;
const WIDTH = 184;
const LEAVES = laurel(8.4);

/** The strip at a poster's foot: a frame for each film, a golden one for the award film. */
export function Foot({ films, genre }: Props) {
  const frame = Math.min(LARGEST, WIDTH / films.length);
  const left = 100 - (films.length * frame) / 2;
  const paint = GENRE_PAINT[genre];
  return (
    <>
      <Box x={4} y={TOP} width={192} height={24} fill={COLOUR.pitch} />
      <Path
        d={`M6 ${TOP + 2.6}H196M6 ${TOP + 21.4}H196`}
        stroke={COLOUR.paper}
        strokeWidth={2.4}
        strokeDasharray="3.2 3.3"
      />
      {films.map((id, index) => {
        const card = cardOf(id);
        const hasAward = card.kind === 'film' && card.award;
        const x = left + index * frame;
        return (
          <G key={id}>
            <Box
              x={x + 0.8}
              y={TOP + 5}
              width={frame - 1.6}
              height={14}
              rx={1.5}
              fill={hasAward ? COLOUR.velvet : paint.main}
            />
            {hasAward && (
              <Path
                d={LEAVES}
                transform={`translate(${x + frame / 2} ${TOP + 12}) scale(${Math.min(1, frame / 20)} .78)`}
                fill={COLOUR.bulb}
              />
            )}
            <Emblem
              outline={GENRE_OUTLINE[genre]}
              x={x + frame / 2}
              y={TOP + 12}
              size={Math.min(hasAward ? 8 : 12, frame * 0.8)}
              fill={hasAward ? COLOUR.bulb : COLOUR.bulbCore}
            />
          </G>
        );
      })}
    </>
  );
}
