import { G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { COLOUR } from '../../theme/colours';
import { SKETCH } from './sketch';

const GRID =
  'M0 25H200M0 50H200M0 75H200M0 100H200M0 125H200M25 0V150M50 0V150M75 0V150M100 0V150M125 0V150M150 0V150M175 0V150';
const CROP_MARKS = 'M8 22V8H22M178 8H192V22M192 128V142H178M22 142H8V128';

/** Blue paper with a grid and crop marks, held by two strips of tape. */
export function SketchPaper() {
  return (
    <G>
      <Box width={SKETCH.width} height={SKETCH.height} fill={SKETCH.paper} />
      <Path d={GRID} stroke={SKETCH.line} strokeWidth={0.5} opacity={0.2} />
      <Path d={CROP_MARKS} stroke={SKETCH.line} strokeWidth={1.4} fill="none" opacity={0.8} />
      <G fill={COLOUR.paper} opacity={0.85}>
        <Path d="M-8 14L22 -10 30 0 0 24Z" />
        <Path d="M208 14L178 -10 170 0 200 24Z" />
      </G>
    </G>
  );
}
