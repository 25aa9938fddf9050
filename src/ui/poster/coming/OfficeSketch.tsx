import { Circle, G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { SKETCH } from './sketch';

/** *Executive Producer*: the big desk, the telephone, a contract, and the studio gates in the window. */
export function OfficeSketch() {
  return (
    <G stroke={SKETCH.line} strokeWidth={1.6} fill="none" strokeLinejoin="round">
      <G opacity={0.5}>
        <Path d="M34 96V44A66 40 0 0 1 166 44V96M100 6V96M67 14V96M133 14V96M34 60H166" />
        <Path d="M40 96V78H58V68H72V96M84 96V60L92 52 100 60V96M112 96V74H128V64H144V96M150 96V80H162V96" />
      </G>
      <Path
        d="M14 100H186V108H14ZM24 108V150M176 108V150M24 120H74V142H24M126 120H176V142H126"
        fill={SKETCH.shade}
      />
      <Path d="M64 98L70 82H98L104 98Z" fill={SKETCH.shade} strokeWidth={2} />
      <Circle cx={84} cy={90} r={5.5} />
      <Path
        d="M58 80C58 70 70 66 84 66S110 70 110 80L102 82C102 77 98 75 94 75H74C70 75 66 77 66 82Z"
        fill={SKETCH.shade}
        strokeWidth={2}
      />
      <Path d="M122 98L132 84H166L158 98Z" fill={SKETCH.line} fillOpacity={0.25} />
      <Path d="M134 89H156M131 93H150" />
      <Path d="M150 96L172 74 175 77 153 98Z" fill={SKETCH.shade} />
      <Box x={92} y={127} width={16} height={3} />
    </G>
  );
}
