import { StyleSheet } from 'react-native';
import { Defs, LinearGradient, Path, RadialGradient, Stop } from 'react-native-svg';

import { Box } from '../../ui/art/Box';
import { usePaints } from '../../ui/art/usePaints';
import { Drawing } from '../../ui/Drawing';
import { COLOUR } from '../../ui/theme/colours';

interface Props {
  readonly width: number;
  readonly height: number;
}

/** Two lights on the winner, who stands in the middle. */
export function Spotlights({ width, height }: Props) {
  const paints = usePaints();
  const middle = width / 2;
  return (
    <Drawing width={width} height={height} style={StyleSheet.absoluteFill}>
      <Defs>
        <LinearGradient id={paints.id('beam')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={COLOUR.bulb} stopOpacity={0.42} />
          <Stop offset="1" stopColor={COLOUR.bulb} stopOpacity={0} />
        </LinearGradient>
        <RadialGradient id={paints.id('pool')} cx="0.5" cy="0.5" r="0.5">
          <Stop offset="0" stopColor={COLOUR.bulb} stopOpacity={0.5} />
          <Stop offset="1" stopColor={COLOUR.bulb} stopOpacity={0} />
        </RadialGradient>
      </Defs>
      <Path
        d={`M0 0H${width * 0.08}L${middle + 60} ${height}H${middle - 60}Z`}
        fill={paints.fill('beam')}
      />
      <Path
        d={`M${width} 0H${width * 0.92}L${middle - 60} ${height}H${middle + 60}Z`}
        fill={paints.fill('beam')}
      />
      <Box x={middle - height} width={2 * height} height={height} fill={paints.fill('pool')} />
    </Drawing>
  );
}
