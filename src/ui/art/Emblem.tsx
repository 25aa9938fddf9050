import { Path } from 'react-native-svg';

interface Props {
  /** An outline in a box of 24 by 24. */
  readonly outline: string;
  /** The middle of the symbol. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly opacity?: number;
}

/** One of the app's symbols inside a drawing. */
export function Emblem({ outline, x, y, size, fill, opacity = 1 }: Props) {
  const scale = size / 24;
  return (
    <Path
      d={outline}
      fill={fill}
      fillRule="evenodd"
      opacity={opacity}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}
