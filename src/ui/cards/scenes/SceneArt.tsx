import { G, Path } from 'react-native-svg';

import type { Palette } from './moods';
import type { Scene } from './shapes';

interface Props {
  readonly scene: Scene;
  readonly palette: Palette;
}

/** The strokes of a scene, in its own box; the sky behind them is drawn by whoever frames it. */
export function SceneArt({ scene, palette }: Props) {
  return (
    <G strokeLinecap="round" strokeLinejoin="round">
      {scene.map(({ d, ink, opacity, line, transform }, index) => (
        <Path
          key={index}
          d={d}
          {...(line === undefined
            ? { fill: palette[ink] }
            : { fill: 'none', stroke: palette[ink], strokeWidth: line })}
          {...(opacity === undefined ? {} : { opacity })}
          {...(transform === undefined ? {} : { transform })}
        />
      ))}
    </G>
  );
}
