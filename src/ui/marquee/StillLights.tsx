import { Bulbs } from './Bulbs';
import { bulbsAround } from './bulbs';
import type { LightsProps } from './lights';
import { Sockets } from './Sockets';

/** A chain of bulbs that shine and do not breathe: the first frame needs no motion, nor what moves it. */
export function StillLights({ width, height, inset, gap, radius }: LightsProps) {
  const bulbs = bulbsAround(width, height, inset, gap);
  return (
    <Sockets {...{ bulbs, width, height, radius }}>
      <Bulbs {...{ bulbs, width, height, radius }} />
    </Sockets>
  );
}
