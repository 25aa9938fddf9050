import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { LetterBoard } from './LetterBoard';
import type { LightsProps } from './lights';
import { Sign } from './Sign';

interface Props {
  readonly width: number;
  /** The sign is never wider than this. */
  readonly signWidth: number;
  readonly name: string;
  readonly top: string;
  readonly bottom: string;
  readonly lights: ComponentType<LightsProps>;
}

const WIDEST_BOARD = 880;
const LARGE = 500;

/** The front of the theatre: the name in lights and the board beneath. */
export function Marquee({ width, signWidth, name, top, bottom, lights }: Props) {
  const isLarge = width >= LARGE;
  return (
    <View style={styles.marquee}>
      <View role="heading" aria-level={1} aria-label={name} accessible>
        <Sign width={Math.min(width, signWidth)} />
      </View>
      <View style={{ width: Math.min(width, WIDEST_BOARD) }}>
        <LetterBoard band={isLarge ? 24 : 18} {...{ top, bottom, isLarge, lights }} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  marquee: { alignItems: 'center' },
});
