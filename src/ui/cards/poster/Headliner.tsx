import { Circle, G, Path } from 'react-native-svg';

import { starOf } from '../../../games/hollywood/cards';
import type { CardId } from '../../../games/hollywood/types';
import { Box } from '../../art/Box';
import { Emblem } from '../../art/Emblem';
import { sunburst } from '../../art/ring';
import { STAR_OUTLINE } from '../../art/symbols';
import { COLOUR } from '../../theme/colours';
import { SceneArt } from '../scenes/SceneArt';
import { PORTRAIT_PALETTE, STAR_LIGHT } from '../stars/light';
import { portraitOf } from '../stars/portraits';

interface Props {
  readonly star: CardId;
  /** Where the portrait's own box stands on the poster. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const HALO = sunburst(16, 98, 114, 68);

/** The star at the right of a poster, in a halo of the star's own brightness, with the rating in the corner. */
export function Headliner({ star, x, y, scale }: Props) {
  const { rating } = starOf(star);
  const light = STAR_LIGHT[rating];
  return (
    <>
      <G transform={`translate(${x} ${y}) scale(${scale})`}>
        <Circle cx={98} cy={114} r={73} fill={COLOUR.velvetDeep} opacity={0.6} />
        <Circle cx={98} cy={114} r={69} fill={light.ground} />
        <Path d={HALO} fill={light.ray} opacity={light.rayOpacity} />
        <Circle cx={98} cy={114} r={68} fill="none" stroke={light.frame} strokeWidth={4} />
        <SceneArt scene={portraitOf(star)} palette={PORTRAIT_PALETTE} />
      </G>
      <Box
        x={10}
        y={10}
        width={10 + rating * 27}
        height={33}
        rx={6}
        fill={COLOUR.velvet}
        stroke={COLOUR.brassLight}
        strokeWidth={2}
      />
      {Array.from({ length: rating }, (_, index) => (
        <Emblem
          key={index}
          outline={STAR_OUTLINE}
          x={28.5 + index * 27}
          y={26}
          size={27}
          fill={COLOUR.bulb}
        />
      ))}
    </>
  );
}
