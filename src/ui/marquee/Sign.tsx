import { Defs, G, LinearGradient, Path, RadialGradient, Stop } from 'react-native-svg';

import { Box } from '../art/Box';
import { BACKLOT_LETTERING } from '../art/lettering';
import { usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';

const BOX = { width: 720, height: 250 } as const;
const LETTERS_WIDTH = 540;
const SCALE = LETTERS_WIDTH / BACKLOT_LETTERING.width;

/** Fins of the tower, from the middle outwards: distance, width and top edge. */
const FINS = [
  [0, 44, 4],
  [34, 20, 22],
  [60, 20, 40],
  [86, 20, 56],
  [112, 20, 70],
] as const;

/** The crown of the theatre with the name in neon. The name is also said in words: see Marquee. */
export function Sign({ width }: { readonly width: number }) {
  const paints = usePaints();
  return (
    <Drawing
      width={width}
      height={(width * BOX.height) / BOX.width}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
    >
      <Defs>
        <LinearGradient id={paints.id('fin')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#FFE2A0" />
          <Stop offset="0.3" stopColor={COLOUR.brass} />
          <Stop offset="1" stopColor="#4A2A3C" />
        </LinearGradient>
        <LinearGradient id={paints.id('panel')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor="#7C1733" />
          <Stop offset="1" stopColor={COLOUR.velvetDeep} />
        </LinearGradient>
        <RadialGradient id={paints.id('halo')} cx="0.5" cy="0.5" r="0.5">
          <Stop offset="0" stopColor={COLOUR.neon} stopOpacity={0.55} />
          <Stop offset="1" stopColor={COLOUR.neon} stopOpacity={0} />
        </RadialGradient>
        <LinearGradient id={paints.id('face')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={COLOUR.white} />
          <Stop offset="1" stopColor="#FFDCA0" />
        </LinearGradient>
      </Defs>

      {FINS.map(([away, wide, top]) => (
        <G key={away} fill={paints.fill('fin')}>
          <Box x={360 - away - wide / 2} y={top} width={wide} height={150 - top} rx={wide / 2} />
          <Box x={360 + away - wide / 2} y={top} width={wide} height={150 - top} rx={wide / 2} />
        </G>
      ))}
      <Path
        d="M40 250V126H76V108H132V94H220V82H500V94H588V108H644V126H680V250Z"
        fill={paints.fill('panel')}
        stroke={COLOUR.brass}
        strokeWidth={4}
      />
      <Path
        d="M50 250V136H86V118H142V104H230V92H490V104H578V118H634V136H670V250"
        fill="none"
        stroke={COLOUR.brassLight}
        strokeWidth={1.6}
        opacity={0.7}
      />
      <Box x={20} y={70} width={680} height={210} fill={paints.fill('halo')} />
      <G
        transform={`translate(${(BOX.width - LETTERS_WIDTH) / 2 - 4} 122) scale(${SCALE} ${SCALE * 1.3})`}
      >
        <G fill="none" stroke={COLOUR.neon} strokeLinejoin="round">
          <Path d={BACKLOT_LETTERING.path} strokeWidth={22} opacity={0.14} />
          <Path d={BACKLOT_LETTERING.path} strokeWidth={13} opacity={0.28} />
          <Path d={BACKLOT_LETTERING.path} strokeWidth={6} />
        </G>
        <Path d={BACKLOT_LETTERING.path} fill={paints.fill('face')} />
      </G>
    </Drawing>
  );
}
