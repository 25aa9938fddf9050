import { Text } from 'react-native-svg';

import type { Face } from '../../fonts/faces';
import { useFace } from '../../fonts/useFace';

interface Props {
  readonly lines: readonly string[];
  readonly face: Face;
  readonly size: number;
  /** The middle of the first line's baseline. */
  readonly x: number;
  readonly y: number;
  readonly leading: number;
  readonly fill: string;
}

/** Lettering inside a drawing: it grows with the picture, and is spoken by whoever shows the picture. */
export function Lines({ lines, face, size, x, y, leading, fill }: Props) {
  const { fontFamily } = useFace(face);
  // Without its file a face is the system's own, made as heavy as the one that is missing.
  const font = fontFamily === undefined ? { fontWeight: 700 } : { fontFamily };
  return lines.map((line, index) => (
    <Text
      key={line}
      transform={`translate(${x} ${y + index * leading})`}
      fontSize={size}
      {...font}
      fill={fill}
      textAnchor="middle"
    >
      {line}
    </Text>
  ));
}
