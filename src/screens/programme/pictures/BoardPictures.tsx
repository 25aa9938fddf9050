import { G, Path } from 'react-native-svg';

import { COLOUR } from '../../../ui/theme/colours';
import { Board } from './Board';
import { CLAIM_ORDER } from './claimOrder';
import { Picture } from './Picture';
import { CARD_SIZE, placeOf } from './places';
import { SAMPLE_COLUMNS } from './sample';
import { useStep } from './useStep';

interface Props {
  readonly width: number;
}

/** Fourteen cards, freshly dealt. */
export function DealPicture({ width }: Props) {
  return (
    <Picture width={width}>
      <Board />
    </Picture>
  );
}

/** The end of a round: twelve reels, and two cards without one. */
export function ClosePicture({ width }: Props) {
  return (
    <Picture width={width}>
      <Board hasReels />
    </Picture>
  );
}

const CLAIM_MS = 850;

/** Down each column, from left to right; the card whose turn it is lights up. */
export function ClaimPicture({ width }: Props) {
  const step = useStep(CLAIM_ORDER.length, CLAIM_MS);
  const marked = step === undefined ? undefined : CLAIM_ORDER[step];
  return (
    <Picture width={width}>
      {SAMPLE_COLUMNS.map((cards, column) => {
        const { x, y } = placeOf(column, cards.length - 1);
        return (
          <G
            key={column}
            stroke={COLOUR.brassLight}
            strokeWidth={2.5}
            fill="none"
            strokeLinecap="round"
          >
            <Path d={`M${x - 6} ${y + 4}V168`} />
            <Path d={`M${x - 10} 162L${x - 6} 169 ${x - 2} 162`} />
          </G>
        );
      })}
      <Board hasReels {...(marked && { marked })} />
      <Path
        d={`M${placeOf(2, 0).x} 22H${placeOf(3, 0).x + CARD_SIZE.width - 4}M${placeOf(3, 0).x + CARD_SIZE.width - 12} 16L${placeOf(3, 0).x + CARD_SIZE.width - 3} 22 ${placeOf(3, 0).x + CARD_SIZE.width - 12} 28`}
        stroke={COLOUR.brassLight}
        strokeWidth={2.5}
        fill="none"
        strokeLinecap="round"
      />
    </Picture>
  );
}
