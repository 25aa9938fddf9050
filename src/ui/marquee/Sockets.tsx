import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { dots } from '../art/dots';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import type { Bulb } from './bulbs';

interface Props {
  readonly bulbs: readonly Bulb[];
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** What shines in them. */
  readonly children: ReactNode;
}

/** The dark sockets that bulbs sit in. */
export function Sockets({ bulbs, width, height, radius, children }: Props) {
  const chain = dots(bulbs);
  return (
    <View aria-hidden style={[StyleSheet.absoluteFill, styles.untouchable]}>
      <Drawing width={width} height={height}>
        <Path d={chain} stroke={COLOUR.pitch} strokeWidth={2 * radius + 1} strokeLinecap="round" />
        <Path d={chain} stroke="#A9782F" strokeWidth={1.9 * radius} strokeLinecap="round" />
      </Drawing>
      <View style={StyleSheet.absoluteFill}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
