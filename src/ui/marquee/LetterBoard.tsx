import type { ComponentType } from 'react';
import { StyleSheet, View } from 'react-native';

import { Words } from '../text/Words';
import { COLOUR } from '../theme/colours';
import { RADIUS, SPACE } from '../theme/sizes';
import { LightFrame } from './LightFrame';
import type { LightsProps } from './lights';

interface Props {
  readonly top: string;
  readonly bottom: string;
  readonly band: number;
  readonly isLarge: boolean;
  readonly lights: ComponentType<LightsProps>;
}

/** The lit board under the sign, with its two rows of letters. */
export function LetterBoard({ top, bottom, band, isLarge, lights }: Props) {
  return (
    <LightFrame band={band} lights={lights}>
      <View style={styles.board}>
        <Words face="display" ink="pageTitle" size={isLarge ? 'title' : 'heading'} align="center">
          {top}
        </Words>
        <View style={styles.rail} />
        <Words face="strong" ink="page" size={isLarge ? 'lead' : 'body'} align="center">
          {bottom}
        </Words>
      </View>
    </LightFrame>
  );
}

const styles = StyleSheet.create({
  board: {
    backgroundColor: COLOUR.paper,
    borderRadius: RADIUS.s,
    paddingVertical: SPACE.s,
    paddingHorizontal: SPACE.m,
    gap: SPACE.xs,
    boxShadow: 'inset 0 0 18px rgba(255,214,130,0.9), 0 0 22px rgba(255,200,110,0.45)',
  },
  rail: { height: 2, backgroundColor: COLOUR.paperShade },
});
