import { Circle, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { ring } from '../../art/ring';
import { BACK_FANS } from './pattern';

const HOLES = ring(5, 50, 70, 9.5)
  .map(({ x, y }) => `M${x - 3.6} ${y}a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z`)
  .join('');

/** The back of a card that has been played: grey, with nothing on it but a pattern. */
export function SpentBack() {
  return (
    <>
      <Box width={100} height={140} rx={10} fill="#35354A" />
      <Box x={6} y={6} width={88} height={128} rx={6} fill="#4A4A60" />
      <Path d={BACK_FANS} stroke="#6D6D84" strokeWidth={1.5} fill="none" />
      <Box
        x={6}
        y={6}
        width={88}
        height={128}
        rx={6}
        fill="none"
        stroke="#8A8AA0"
        strokeWidth={2.5}
      />
      <Circle cx={50} cy={70} r={23} fill="#35354A" stroke="#8A8AA0" strokeWidth={2.5} />
      <Circle cx={50} cy={70} r={17} fill="#6D6D84" />
      <Path d={HOLES} fill="#35354A" />
    </>
  );
}
