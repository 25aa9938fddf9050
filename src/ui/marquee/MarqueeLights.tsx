import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { dots } from '../art/dots';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { useDoorsOpen } from '../useDoorsOpen';
import { BulbLayer } from './BulbLayer';
import { Bulbs } from './Bulbs';
import { bulbsAround } from './bulbs';

interface Props {
  readonly width: number;
  readonly height: number;
  /** From the edge to the middle of a bulb. */
  readonly inset: number;
  readonly gap: number;
  readonly radius: number;
}

/** Every third bulb is of one layer; the layers breathe one after another. */
const LAYERS = [0, 930, 1860] as const;

/** A chain of bulbs around whatever it is laid over. */
export function MarqueeLights({ width, height, inset, gap, radius }: Props) {
  const bulbs = bulbsAround(width, height, inset, gap);
  const chain = dots(bulbs);
  const isOpen = useDoorsOpen();
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.untouchable]}>
      <Drawing width={width} height={height}>
        <Path d={chain} stroke={COLOUR.pitch} strokeWidth={2 * radius + 1} strokeLinecap="round" />
        <Path d={chain} stroke="#A9782F" strokeWidth={1.9 * radius} strokeLinecap="round" />
      </Drawing>
      {isOpen ? (
        LAYERS.map((delay, layer) => (
          <BulbLayer
            key={delay}
            bulbs={bulbs.filter((_, index) => index % LAYERS.length === layer)}
            {...{ width, height, radius, delay }}
          />
        ))
      ) : (
        // The first frame needs no motion, nor what moves it.
        <Bulbs bulbs={bulbs} {...{ width, height, radius }} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
