import { useDoorsOpen } from '../useDoorsOpen';
import { BulbLayer } from './BulbLayer';
import { Bulbs } from './Bulbs';
import { bulbsAround } from './bulbs';
import type { LightsProps } from './lights';
import { Sockets } from './Sockets';

/** Every third bulb is of one layer; the layers breathe one after another. */
const LAYERS = [0, 930, 1860] as const;

/** A chain of bulbs around whatever it is laid over: they breathe as soon as there is time for it. */
export function MarqueeLights({ width, height, inset, gap, radius }: LightsProps) {
  const bulbs = bulbsAround(width, height, inset, gap);
  const isOpen = useDoorsOpen();
  return (
    <Sockets {...{ bulbs, width, height, radius }}>
      {isOpen ? (
        LAYERS.map((delay, layer) => (
          <BulbLayer
            key={delay}
            bulbs={bulbs.filter((_, index) => index % LAYERS.length === layer)}
            {...{ width, height, radius, delay }}
          />
        ))
      ) : (
        <Bulbs {...{ bulbs, width, height, radius }} />
      )}
    </Sockets>
  );
}
