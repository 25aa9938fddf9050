import { memo } from 'react';

import type { Colour, Glyph } from '../engine/players';
import { ReelToken } from './art/ReelToken';
import { Drawing } from './Drawing';

interface Props {
  readonly colour: Colour;
  readonly glyph: Glyph;
  readonly size: number;
}

/** Below this size, the holes of a reel would leave too little of its mark. */
const SMALL = 26;

/** A player's reel, wherever one is shown: colour and mark together. */
export const PlayerToken = memo(function PlayerToken({ colour, glyph, size }: Props) {
  return (
    <Drawing width={size} height={size} viewBox="-17 -17 34 34">
      <ReelToken
        {...{ colour, glyph }}
        cx={0}
        cy={0}
        r={15}
        detail={size < SMALL ? 'plain' : 'full'}
      />
    </Drawing>
  );
});
