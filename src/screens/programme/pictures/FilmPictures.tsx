import { Circle, G, Path } from 'react-native-svg';

import { Box } from '../../../ui/art/Box';
import { CardFace } from '../../../ui/art/CardFace';
import { FilmStrip } from '../../../ui/art/FilmStrip';
import { COLOUR } from '../../../ui/theme/colours';
import { Picture } from './Picture';

interface Props {
  readonly width: number;
}

const SIGN = {
  stroke: COLOUR.brassLight,
  strokeWidth: 4,
  strokeLinecap: 'round',
  fill: 'none',
} as const;

/** Three projects; a film on its way to join its own. */
export function ProjectPicture({ width }: Props) {
  return (
    <Picture width={width}>
      <FilmStrip genre="horror" films={4} x={24} y={12} frame={38} award={1} />
      <FilmStrip genre="action" films={1} x={24} y={68} frame={38} />
      <FilmStrip genre="romcom" films={3} x={24} y={124} frame={38} />
      <Path d="M176 149H152M161 141L152 149 161 157" {...SIGN} />
      <CardFace kind="romcom" x={190} y={126} width={62} height={46} />
    </Picture>
  );
}

/** A project and a star become a movie in a frame of its own. */
export function MoviePicture({ width }: Props) {
  return (
    <Picture width={width}>
      <FilmStrip genre="action" films={3} x={20} y={18} frame={40} />
      <Path d="M154 44H170M162 36V52" {...SIGN} />
      <CardFace kind={3} x={184} y={20} width={66} height={48} />
      <Path d="M150 78V96M142 88L150 97 158 88" {...SIGN} />
      <Box
        x={42}
        y={106}
        width={216}
        height={70}
        rx={6}
        fill={COLOUR.velvet}
        stroke={COLOUR.brass}
        strokeWidth={3}
      />
      {[52, 80, 108, 136, 164, 192, 220, 248].map((x) => (
        <G key={x} fill={COLOUR.bulb}>
          <Circle cx={x} cy={106} r={3} />
          <Circle cx={x} cy={176} r={3} />
        </G>
      ))}
      <FilmStrip genre="action" films={3} x={54} y={116} frame={38} />
      <CardFace kind={3} x={178} y={118} width={68} height={46} />
    </Picture>
  );
}
