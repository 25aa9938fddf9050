import { Circle } from 'react-native-svg';

import { Emblem } from '../../ui/art/Emblem';
import { STAR_OUTLINE, TICKET_OUTLINE } from '../../ui/art/symbols';
import { Drawing } from '../../ui/Drawing';
import { COLOUR } from '../../ui/theme/colours';
import { useTones } from '../../ui/theme/TonesContext';

/** A piece of film: a project that no star has finished. */
const FRAME_OUTLINE =
  'M3 3H21V21H3ZM5 5V7H7V5ZM5 9V11H7V9ZM5 13V15H7V13ZM5 17V19H7V17ZM17 5V7H19V5ZM17 9V11H19V9ZM17 13V15H19V13ZM17 17V19H19V17ZM9 5V19H15V5Z';

const OUTLINES = {
  blockbusters: TICKET_OUTLINE,
  movies: STAR_OUTLINE,
  projects: FRAME_OUTLINE,
  lost: STAR_OUTLINE,
} as const;

interface Props {
  readonly of: keyof typeof OUTLINES;
  readonly size: number;
}

/** Where points come from, as a sign. */
export function SourceSign({ of, size }: Props) {
  const { inkSoft, paperShade } = useTones();
  const isLost = of === 'lost';
  return (
    <Drawing width={size} height={size} viewBox="0 0 40 40">
      <Circle cx={20} cy={20} r={19} fill={isLost ? inkSoft : COLOUR.brass} />
      <Circle cx={20} cy={20} r={17} fill={isLost ? paperShade : COLOUR.velvet} />
      <Emblem
        outline={OUTLINES[of]}
        x={20}
        y={20}
        size={22}
        fill={isLost ? inkSoft : COLOUR.bulb}
      />
    </Drawing>
  );
}
