import { Circle, G, Path } from 'react-native-svg';

import { COLOUR } from '../../theme/colours';

const RIM = { stroke: COLOUR.brassLight, strokeWidth: 1.6, strokeOpacity: 0.85 } as const;

/** The camera at the left of the scene and the great lamp at its right, dark against the glow. */
export function SetPieces() {
  return (
    <G fill={COLOUR.pitch}>
      <G {...RIM}>
        <Path d="M92 296L60 384H68L96 312 100 384H107L104 312 138 384H146L112 296Z" />
        <Circle cx={84} cy={228} r={24} />
        <Circle cx={124} cy={222} r={19} />
        <Path d="M66 246H142A4 4 0 0 1 146 250V292A4 4 0 0 1 142 296H66A4 4 0 0 1 62 292V250A4 4 0 0 1 66 246Z" />
        <Path d="M146 258H160L176 250V290L160 282H146Z" />
      </G>
      <Circle cx={84} cy={228} r={8} fill={COLOUR.brass} />
      <Circle cx={124} cy={222} r={6} fill={COLOUR.brass} />
      <Path d="M72 256H116V260H72ZM72 266H116V270H72Z" fill={COLOUR.brassDark} />
      <Circle cx={128} cy={278} r={5} fill={COLOUR.neon} />

      <G {...RIM}>
        <Path d="M452 300L424 384H432L456 316 460 384H467L464 316 492 384H500L470 300Z" />
        <Path d="M424 228L486 212A6 6 0 0 1 494 217L506 264A6 6 0 0 1 501 271L440 287Z" />
        <Path d="M424 226L414 230 428 290 440 288Z" fill={COLOUR.bulbCore} />
        <Path d="M454 250H470V304H454Z" />
      </G>
      <Path
        d="M494 226L504 222M498 240L509 237M502 254L512 251"
        stroke={COLOUR.brass}
        strokeWidth={3}
      />
    </G>
  );
}
