import { Defs, RadialGradient, Stop } from 'react-native-svg';

import { Box } from './Box';
import { COLOUR } from '../theme/colours';
import { usePaints } from './usePaints';

interface Props {
  readonly width: number;
  readonly height: number;
}

/** The ground of a small picture: a stage in the dark with a pool of light. */
export function Stage({ width, height }: Props) {
  const paints = usePaints();
  return (
    <>
      <Defs>
        <RadialGradient id={paints.id('pool')} cx="0.5" cy="0.45" r="0.75">
          <Stop offset="0" stopColor="#37397F" />
          <Stop offset="0.6" stopColor={COLOUR.dusk} />
          <Stop offset="1" stopColor={COLOUR.midnight} />
        </RadialGradient>
      </Defs>
      <Box width={width} height={height} fill={paints.fill('pool')} />
    </>
  );
}
