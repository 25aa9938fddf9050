import { Ellipse, G } from 'react-native-svg';

interface Props {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly fill: string;
}

/** Where the leaves sit on the left branch, in degrees from straight down. */
const LEAVES = [18, 46, 74, 102, 130] as const;

/** Two branches around an award. */
export function Laurel({ cx, cy, r, fill }: Props) {
  return (
    <G fill={fill}>
      {[-1, 1].map((side) =>
        LEAVES.map((degrees) => {
          const angle = (degrees * Math.PI) / 180;
          const x = cx + side * r * Math.sin(angle);
          const y = cy + r * Math.cos(angle);
          return (
            <Ellipse
              key={`${side} ${degrees}`}
              cx={x}
              cy={y}
              rx={r * 0.25}
              ry={r * 0.12}
              transform={`rotate(${-side * (degrees + 28)} ${x} ${y})`}
            />
          );
        }),
      )}
    </G>
  );
}
