import { Path, type PathProps } from 'react-native-svg';

interface Props extends Omit<PathProps, 'd' | 'x' | 'y'> {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** The radius of its corners. */
  readonly rx?: number;
}

/** A rectangle as a path: on `Rect`, the types take `x` and `y` for the deprecated transform of the same name. */
export function Box({ x = 0, y = 0, width, height, rx = 0, ...rest }: Props) {
  const r = Math.min(rx, width / 2, height / 2);
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  const outline = [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}`,
    `v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}`,
    `v${2 * r - height}${corner(r, -r)}Z`,
  ];
  return <Path d={outline.join('')} {...rest} />;
}
