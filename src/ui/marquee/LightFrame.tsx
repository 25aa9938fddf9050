import { type ComponentType, type ReactNode, useState } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { COLOUR } from '../theme/colours';
import { RADIUS } from '../theme/sizes';
import type { LightsProps } from './lights';

export interface FrameProps {
  readonly children: ReactNode;
  /** How wide the band with the bulbs is. */
  readonly band: number;
  readonly style?: StyleProp<ViewStyle>;
}

interface Props extends FrameProps {
  readonly lights: ComponentType<LightsProps>;
}

/** A velvet band with lights around anything, as large as that turns out to be: words may grow. */
export function LightFrame({ children, band, style, lights: Lights }: Props) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  return (
    <View
      style={[styles.frame, { padding: band }, style]}
      onLayout={({ nativeEvent: { layout } }) => {
        setSize({ width: layout.width, height: layout.height });
      }}
    >
      {children}
      <Lights {...size} inset={band / 2} gap={band * 1.25} radius={band * 0.19} />
    </View>
  );
}

const styles = StyleSheet.create({
  frame: {
    backgroundColor: COLOUR.velvetDeep,
    borderRadius: RADIUS.m,
    boxShadow: `inset 0 0 0 1.5px ${COLOUR.brass}, 0 10px 28px rgba(0,0,0,0.55)`,
  },
});
