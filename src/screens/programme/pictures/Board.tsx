import { G } from 'react-native-svg';

import { Box } from '../../../ui/art/Box';
import { CardFace } from '../../../ui/art/CardFace';
import { ReelToken } from '../../../ui/art/ReelToken';
import { COLOUR } from '../../../ui/theme/colours';
import { CARD_SIZE, placeOf } from './places';
import { SAMPLE_COLUMNS, SAMPLE_REELS } from './sample';

interface Props {
  readonly hasReels?: boolean;
  /** A card to point out, by column and distance from the bottom. */
  readonly marked?: { readonly column: number; readonly fromBottom: number };
}

const REEL_RADIUS = 13;
const UNCLAIMED = 0.4;

/** The sample round: its cards and, if wanted, its twelve reels; cards without a reel fade then. */
export function Board({ hasReels = false, marked }: Props) {
  return SAMPLE_COLUMNS.map((cards, column) =>
    cards.map((card, row) => {
      const fromBottom = cards.length - 1 - row;
      const { x, y } = placeOf(column, fromBottom);
      const reel = hasReels ? SAMPLE_REELS[column]?.[fromBottom] : undefined;
      const isMarked = marked?.column === column && marked.fromBottom === fromBottom;
      return (
        <G key={`${column} ${row}`}>
          {isMarked && (
            <Box
              x={x - 3}
              y={y - 3}
              width={CARD_SIZE.width + 6}
              height={CARD_SIZE.height + 6}
              rx={6}
              fill={COLOUR.bulb}
            />
          )}
          <CardFace
            {...card}
            {...CARD_SIZE}
            x={x}
            y={y}
            opacity={hasReels && !reel ? UNCLAIMED : 1}
            focus={reel ? 'left' : 'middle'}
          />
          {reel && (
            <ReelToken
              {...reel}
              cx={x + CARD_SIZE.width - 15}
              cy={y + CARD_SIZE.height / 2}
              r={REEL_RADIUS}
            />
          )}
        </G>
      );
    }),
  );
}
