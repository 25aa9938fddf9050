import { Circle, Defs, G, Path, RadialGradient, Stop } from 'react-native-svg';

import type { StarCard } from '../../../games/hollywood/types';
import { Box } from '../../art/Box';
import { Emblem } from '../../art/Emblem';
import { STAR_OUTLINE } from '../../art/symbols';
import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { rays } from '../scenes/rays';
import { SceneArt } from '../scenes/SceneArt';
import { PORTRAIT_PALETTE, STAR_LIGHT } from '../stars/light';
import { portraitOf } from '../stars/portraits';
import { FRAME, INNER_EDGE, MIDDLE } from './frame';
import type { Layout } from './layout';
import { MASK_OUTLINE, MEGAPHONE_OUTLINE } from './marks';

const FEW_RAYS = rays(17, 98, 112);
const MANY_RAYS = rays(30, 98, 112);

/** Above a caption the portrait is smaller, so that what it wears still shows. */
const PORTRAIT_AT: Readonly<Record<Layout, string>> = {
  plain: 'translate(6 8) scale(.93)',
  captioned: 'translate(29 22) scale(.7)',
};

interface Props {
  readonly card: StarCard;
  readonly paints: Paints;
  readonly layout: Layout;
}

/** A star: a profile before rays, the rating in lights above, and the mark of the profession. */
export function StarFace({ card, paints, layout }: Props) {
  const { rating } = card;
  const light = STAR_LIGHT[rating];
  const isPrize = rating === 3;
  return (
    <>
      <Defs>
        <RadialGradient id={paints.id('light')} cx="0.48" cy="0.55" r="0.62">
          <Stop offset="0" stopColor={light.middle} />
          <Stop offset="0.35" stopColor={light.middle} />
          <Stop offset="1" stopColor={light.ground} />
        </RadialGradient>
      </Defs>
      <Box x={6} y={6} width={188} height={198} fill={paints.fill('light')} />
      <G transform="translate(6 6) scale(.94)">
        <Path d={isPrize ? MANY_RAYS : FEW_RAYS} fill={light.ray} opacity={light.rayOpacity} />
      </G>
      {isPrize && (
        <Circle cx={98} cy={118} r={60} fill="none" stroke={COLOUR.velvet} strokeWidth={3} />
      )}
      <G transform={PORTRAIT_AT[layout]}>
        <SceneArt scene={portraitOf(card.id)} palette={PORTRAIT_PALETTE} />
      </G>
      <Box x={8} y={8} width={184} height={46} fill={isPrize ? COLOUR.velvet : COLOUR.velvetDeep} />
      <Path d="M8 55H192" stroke={light.frame} strokeWidth={3} />
      {Array.from({ length: rating }, (_, index) => (
        <Emblem
          key={index}
          outline={STAR_OUTLINE}
          x={36 + index * 42}
          y={31}
          size={43}
          fill={isPrize ? COLOUR.bulb : COLOUR.brassLight}
        />
      ))}
      <Emblem
        outline={card.profession === 'director' ? MEGAPHONE_OUTLINE : MASK_OUTLINE}
        x={168}
        y={31}
        size={28}
        fill={COLOUR.ivory}
      />
      <Path d={FRAME} fill={light.frame} fillRule="evenodd" />
      <Path d={INNER_EDGE} fill="none" stroke={light.trim} strokeWidth={rating} />
      {rating > 1 && (
        <Path
          d={MIDDLE}
          fill="none"
          stroke={isPrize ? COLOUR.white : COLOUR.brassDark}
          strokeWidth={isPrize ? 5 : 3}
          strokeDasharray={isPrize ? '0.1 9' : '9 5'}
          strokeLinecap="round"
        />
      )}
    </>
  );
}
