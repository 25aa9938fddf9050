import { G, Path } from 'react-native-svg';

import type { Colour } from '../../engine/players';
import { PLAYER_PAINT } from '../theme/players';
import { useTones } from '../theme/TonesContext';

interface Props {
  readonly d: string;
  readonly colour: Colour;
  /** Which of the chart's lines it is, from 0. */
  readonly place: number;
  readonly width: number;
}

/** Lines that cross can be told apart without their colours. */
const DASHES = ['', '9 6', '2 7', '13 6 2 6'] as const;
const CASING = 2.5;

/** A player's line in a chart: a stroke of its own beside the colour, and a rim where the ground would swallow it. */
export function PlayerLine({ d, colour, place, width }: Props) {
  const { casing } = useTones();
  const paint = PLAYER_PAINT[colour];
  return (
    <G
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeDasharray={DASHES[place % DASHES.length] ?? ''}
    >
      {casing !== undefined && <Path d={d} stroke={paint[casing]} strokeWidth={width + CASING} />}
      <Path d={d} stroke={paint.main} strokeWidth={width} />
    </G>
  );
}
