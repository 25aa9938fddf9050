import { G, Path } from 'react-native-svg';

import type { FilmCard } from '../../../games/hollywood/types';
import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { GENRE_PAINT } from '../../theme/genres';
import { AwardMark } from './AwardMark';
import { FRAME, INNER_EDGE, MIDDLE } from './frame';
import { GenreBadge } from './GenreBadge';
import { type Layout, MARKS } from './layout';
import { EDGE_DASH } from './marks';
import { MountedScene } from './MountedScene';

interface Props {
  readonly card: FilmCard;
  readonly paints: Paints;
  readonly layout: Layout;
}

/** A film: its scene in the frame of its genre. */
export function FilmFace({ card, paints, layout }: Props) {
  const { genre, award } = card;
  const paint = GENRE_PAINT[genre];
  const edge = EDGE_DASH[genre];
  return (
    <>
      <MountedScene
        id={card.id}
        paints={paints}
        layout={layout}
        ground={paint.deep}
        trim={paint.main}
      />
      <Path d={FRAME} fill={award ? COLOUR.brass : paint.main} fillRule="evenodd" />
      <Path
        d={MIDDLE}
        fill="none"
        stroke={paint.deep}
        strokeOpacity={award ? 1 : 0.55}
        strokeWidth={4}
        strokeDasharray={edge.dash}
        strokeLinecap={edge.cap}
      />
      <Path d={INNER_EDGE} fill="none" stroke={award ? COLOUR.bulb : paint.deep} strokeWidth={3} />
      <G transform={MARKS[layout]}>
        {award && <AwardMark x={49} y={50} ground={paint.deep} />}
        <GenreBadge
          genre={genre}
          x={award ? 49 : 40}
          y={award ? 49 : 41}
          scale={award ? 0.72 : 0.95}
        />
      </G>
    </>
  );
}
