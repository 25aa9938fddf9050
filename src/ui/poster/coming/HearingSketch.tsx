import { Circle, G, Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { SKETCH } from './sketch';

/** *Hollywood 1947*: a microphone on an empty hearing table, under one lamp, before drawn blinds. */
export function HearingSketch() {
  return (
    <G stroke={SKETCH.line} strokeWidth={1.6} fill="none" strokeLinejoin="round">
      <G opacity={0.45}>
        {[20, 30, 40, 50, 60, 70, 80].map((y) => (
          <Path key={y} d={`M128 ${y}H180`} strokeWidth={3} />
        ))}
        <Box x={124} y={14} width={60} height={74} />
      </G>
      <Path d="M100 0V14" />
      <Path d="M86 24A14 12 0 0 1 114 24Z" fill={SKETCH.paper} />
      <Path d="M86 24L46 118H154L114 24Z" fill={SKETCH.line} opacity={0.22} stroke="none" />
      <Path d="M24 118H176V126H24ZM36 126V150M164 126V150" fill={SKETCH.shade} />
      <Path d="M84 118A16 5 0 0 1 116 118" fill={SKETCH.shade} />
      <Path d="M100 113V86" strokeWidth={3} />
      <Box x={87} y={46} width={26} height={42} rx={12} fill={SKETCH.shade} strokeWidth={2.2} />
      <Path d="M87 60H113M87 67H113M87 74H113M95 47V87M105 47V87" opacity={0.8} />
      <Path d="M82 64V72A18 18 0 0 0 118 72V64" strokeWidth={2} />
      <Path d="M132 112L152 108 156 116 136 117Z" fill={SKETCH.shade} />
      <Circle cx={56} cy={112} r={5} />
    </G>
  );
}
