import { StyleSheet } from 'react-native';
import { Defs, LinearGradient, Path, Stop } from 'react-native-svg';

import { usePaints } from '../../ui/art/usePaints';
import { Drawing } from '../../ui/Drawing';
import { useTones } from '../../ui/theme/TonesContext';

interface Props {
  readonly width: number;
  readonly height: number;
  /** How much of the width is left of the tear line. */
  readonly tear: number;
}

const CORNER = 10;
const NOTCH = 9;

/** The outline of a ticket, `inset` from its edge: round bites at the corners and at both ends of the tear line. */
function outline(width: number, height: number, tear: number, inset: number): string {
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const corner = `a${CORNER} ${CORNER} 0 0 0`;
  const bite = `a${NOTCH} ${NOTCH} 0 0 0`;
  return [
    `M${left + CORNER} ${top}H${tear - NOTCH}${bite} ${2 * NOTCH} 0H${right - CORNER}`,
    `${corner} ${CORNER} ${CORNER}V${bottom - CORNER}`,
    `${corner} ${-CORNER} ${CORNER}H${tear + NOTCH}${bite} ${-2 * NOTCH} 0H${left + CORNER}`,
    `${corner} ${-CORNER} ${-CORNER}V${top + CORNER}`,
    `${corner} ${CORNER} ${-CORNER}Z`,
  ].join('');
}

/** A cinema ticket under warm light. Nowhere darker than `paperShade`, on which words are measured. */
export function TicketPaper({ width, height, tear }: Props) {
  const { paper, paperGlow, paperShade, inkTitle } = useTones();
  const paints = usePaints();
  return (
    <Drawing width={width} height={height} style={StyleSheet.absoluteFill}>
      <Defs>
        <LinearGradient id={paints.id('paper')} x1="0" y1="0" x2="0" y2="1">
          <Stop offset="0" stopColor={paperGlow} />
          <Stop offset="0.5" stopColor={paper} />
          <Stop offset="1" stopColor={paperShade} />
        </LinearGradient>
      </Defs>
      <Path d={outline(width, height, tear, 0)} fill={paints.fill('paper')} />
      <Path d={outline(width, height, tear, 5)} fill="none" stroke={inkTitle} strokeWidth={1.5} />
      <Path
        d={`M${tear} ${NOTCH + 8}V${height - NOTCH - 8}`}
        stroke={inkTitle}
        strokeWidth={2}
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
