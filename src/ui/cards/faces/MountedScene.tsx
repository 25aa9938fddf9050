import { Path } from 'react-native-svg';

import type { CardId } from '../../../games/hollywood/types';
import type { Paints } from '../../art/usePaints';
import { FLUTES, type Layout, PANELS, PLATE } from './layout';
import { ScenePlate } from './ScenePlate';

interface Props {
  readonly id: CardId;
  readonly paints: Paints;
  readonly layout: Layout;
  readonly ground: string;
  readonly trim: string;
}

/** A card's scene; above a caption it is smaller, whole, and set between fluted panels. */
export function MountedScene({ id, paints, layout, ground, trim }: Props) {
  const scene = <ScenePlate id={id} paints={paints} {...PLATE[layout]} />;
  if (layout === 'plain') return scene;
  return (
    <>
      <Path d={PANELS} fill={ground} />
      {scene}
      <Path d={FLUTES} stroke={trim} strokeWidth={1.4} />
    </>
  );
}
