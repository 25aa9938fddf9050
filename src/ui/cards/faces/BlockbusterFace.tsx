import { G, Path } from 'react-native-svg';

import type { CardId } from '../../../games/hollywood/types';
import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { FRAME, INNER_EDGE, MIDDLE } from './frame';
import { type Layout, MARKS } from './layout';
import { TICKET, TWO_LINE } from './marks';
import { MountedScene } from './MountedScene';

interface Props {
  readonly id: CardId;
  readonly paints: Paints;
  readonly layout: Layout;
}

/** A blockbuster: a spectacle in a velvet frame under bulbs, with the ticket that is worth two points. */
export function BlockbusterFace({ id, paints, layout }: Props) {
  return (
    <>
      <MountedScene
        id={id}
        paints={paints}
        layout={layout}
        ground={COLOUR.velvetDeep}
        trim={COLOUR.brass}
      />
      <Path d={FRAME} fill={COLOUR.velvet} fillRule="evenodd" />
      <Path
        d={MIDDLE}
        fill="none"
        stroke={COLOUR.bulb}
        strokeWidth={5.5}
        strokeDasharray="0.1 11"
        strokeLinecap="round"
      />
      <Path d={INNER_EDGE} fill="none" stroke={COLOUR.brass} strokeWidth={3.5} />
      <G transform={`${MARKS[layout]} translate(52 40) rotate(-7)`}>
        <Path
          d={TICKET}
          fill={COLOUR.ivory}
          fillRule="evenodd"
          stroke={COLOUR.velvetDeep}
          strokeWidth={3}
        />
        <Path
          d={TWO_LINE}
          transform="translate(-6 -19) scale(1.55)"
          fill="none"
          stroke={COLOUR.velvet}
          strokeWidth={4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </G>
    </>
  );
}
