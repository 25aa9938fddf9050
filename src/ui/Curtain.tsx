import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { Defs, LinearGradient, Stop } from 'react-native-svg';

import { Box } from './art/Box';
import { usePaints } from './art/usePaints';
import { Drawing } from './Drawing';
import { COLOUR } from './theme/colours';

const FOLD = 64;

/** A velvet curtain behind a page. Nowhere lighter than `velvet`, on which words are measured. */
export function Curtain() {
  const paints = usePaints();
  const { width, height } = useWindowDimensions();
  const folds = Math.ceil(width / FOLD);
  return (
    <View style={[StyleSheet.absoluteFill, styles.untouchable]}>
      <Drawing width={width} height={height}>
        <Defs>
          <LinearGradient id={paints.id('fold')} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor="#21040F" />
            <Stop offset="0.45" stopColor={COLOUR.velvet} />
            <Stop offset="0.62" stopColor={COLOUR.velvet} />
            <Stop offset="1" stopColor="#21040F" />
          </LinearGradient>
          <LinearGradient id={paints.id('dark')} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={COLOUR.pitch} stopOpacity={0.1} />
            <Stop offset="1" stopColor={COLOUR.pitch} stopOpacity={0.65} />
          </LinearGradient>
        </Defs>
        {Array.from({ length: folds }, (_, fold) => (
          <Box
            key={fold}
            x={fold * FOLD}
            width={FOLD + 0.5}
            height={height}
            fill={paints.fill('fold')}
          />
        ))}
        <Box width={width} height={height} fill={paints.fill('dark')} />
      </Drawing>
    </View>
  );
}

const styles = StyleSheet.create({ untouchable: { pointerEvents: 'none' } });
