import { Defs, G, LinearGradient, Stop } from 'react-native-svg';

import type { CardId } from '../../../games/hollywood/types';
import { Box } from '../../art/Box';
import type { Paints } from '../../art/usePaints';
import { pictureOf } from '../scenes/pictures';
import { SceneArt } from '../scenes/SceneArt';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scenes/shapes';

interface Props {
  readonly id: CardId;
  readonly paints: Paints;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's scene under its sky, stretched into a rectangle. */
export function ScenePlate({ id, paints, x, y, width, height }: Props) {
  const { scene, palette } = pictureOf(id);
  return (
    <>
      <Defs>
        <LinearGradient id={paints.id(id)} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={palette.skyTop} />
          <Stop offset="0.8" stopColor={palette.skyLow} />
        </LinearGradient>
      </Defs>
      <Box x={x} y={y} width={width} height={height} fill={paints.fill(id)} />
      <G transform={`translate(${x} ${y}) scale(${width / SCENE_WIDTH} ${height / SCENE_HEIGHT})`}>
        <SceneArt scene={scene} palette={palette} />
      </G>
    </>
  );
}
