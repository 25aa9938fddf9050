import { Box } from '../../art/Box';
import { COLOUR } from '../../theme/colours';
import { balancedLines } from '../lines';
import { Lines } from './Lines';

const WIDTH = 172;
const LARGEST = 15.5;
/** How wide a bold letter is on average, as a share of its size. */
const LETTER = 0.545;
const FITS_ONE_LINE = 20;

/** The name of a card on a dark band at its foot. */
export function Caption({ name, edge }: { readonly name: string; readonly edge: string }) {
  const lines = name.length <= FITS_ONE_LINE ? [name] : balancedLines(name, 2);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(LARGEST, WIDTH / (longest * LETTER));
  const leading = 16.5;
  const top = 183.5 + size * 0.36 - ((lines.length - 1) * leading) / 2;
  return (
    <>
      <Box x={10} y={164} width={180} height={37} fill={COLOUR.midnight} />
      <Box x={10} y={163} width={180} height={2} fill={edge} />
      <Lines
        lines={lines}
        face="strong"
        size={size}
        x={100}
        y={top}
        leading={leading}
        fill={COLOUR.ivory}
      />
    </>
  );
}
