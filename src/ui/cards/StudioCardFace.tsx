import { memo } from 'react';

import { Box } from '../art/Box';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { ClapFace } from './studio/ClapFace';
import { DoubleFace } from './studio/DoubleFace';
import { SpentBack } from './studio/SpentBack';

export const STUDIO_CARD_ASPECT = 5 / 7;

export type StudioCardKind = 'clap' | 'double';

interface Props {
  readonly kind: StudioCardKind;
  readonly width: number;
  /** Played already: it lies face down. */
  readonly isSpent: boolean;
}

const GROUND = { clap: COLOUR.dusk, double: COLOUR.velvet } as const;

/** One of the two cards that each studio has: the Clap Board skips a turn, the Double Reel places two reels. */
export const StudioCardFace = memo(function StudioCardFace({ kind, width, isSpent }: Props) {
  return (
    <Drawing width={width} height={width / STUDIO_CARD_ASPECT} viewBox="0 0 100 140">
      {isSpent ? (
        <SpentBack />
      ) : (
        <>
          <Box width={100} height={140} rx={10} fill={COLOUR.brass} />
          <Box x={4} y={4} width={92} height={132} rx={7} fill={GROUND[kind]} />
          <Box
            x={8}
            y={8}
            width={84}
            height={124}
            rx={4}
            fill="none"
            stroke={COLOUR.brassLight}
            strokeWidth={1.5}
          />
          {kind === 'clap' ? <ClapFace /> : <DoubleFace />}
        </>
      )}
    </Drawing>
  );
});
