import type { ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';
import { Svg } from 'react-native-svg';

interface Props {
  readonly width: number;
  readonly height: number;
  /** The drawing's own coordinates; its points by default. */
  readonly viewBox?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A picture that says nothing the words beside it do not say: hidden from screen readers, transparent to touch. */
export function Drawing({ width, height, viewBox, style, children }: Props) {
  return (
    <View aria-hidden style={[{ width, height, pointerEvents: 'none' }, style]}>
      <Svg width={width} height={height} viewBox={viewBox ?? `0 0 ${width} ${height}`}>
        {children}
      </Svg>
    </View>
  );
}
