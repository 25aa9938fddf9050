import type { ByGenre } from '../../../games/hollywood/types';

/** Signs on the cards as outlines: they stay sharp where letters of a few points would not. */

/** A figure two and a times sign, drawn as lines in boxes of 20 by 24. */
export const TWO_LINE = 'M3.5 8C3.5 .8 16.5 .8 16.5 8 16.5 13.5 4 16 3.5 22H17';
export const TIMES_LINE = 'M4 9L15 21M15 9L4 21';

/** A ticket, 76 by 48, its middle in the origin. */
export const TICKET =
  'M-38 -24H38V-9A9 9 0 0 0 38 9V24H-38V9A9 9 0 0 0 -38 -9ZM-20 -18V-12H-16V-18ZM-20 -7V-1H-16V-7ZM-20 4V10H-16V4ZM-20 14V19H-16V14Z';

/** A director's megaphone in a box of 24 by 24. */
export const MEGAPHONE_OUTLINE =
  'M2 4.5L15 8.5V15.5L2 19.5ZM16.5 8.5H19A3.5 3.5 0 0 1 19 15.5H16.5ZM10 17.6L13 16.7 14.5 22H11.3Z';

/** An actor's mask in a box of 24 by 24. */
export const MASK_OUTLINE =
  'M3 3.5C9 5.5 15 5.5 21 3.5 22 13 18.5 20.5 12 21.5 5.5 20.5 2 13 3 3.5ZM6 9.5C7.5 7.5 9.5 7.8 10.5 9.8 9 10.8 7.4 10.7 6 9.5ZM18 9.5C16.5 7.5 14.5 7.8 13.5 9.8 15 10.8 16.6 10.7 18 9.5ZM7.5 14.2C10.5 15.5 13.5 15.5 16.5 14.2 15 18.6 9 18.6 7.5 14.2Z';

/** The badge of a genre has a shape of its own too: a pointed arch, a shield, a disc. All about 64 wide. */
export const BADGE_OUTLINE: ByGenre<string> = {
  horror:
    'M0 -36C10 -28 24 -26 32 -12V16C24 26 10 28 0 36 -10 28 -24 26 -32 16V-12C-24 -26 -10 -28 0 -36Z',
  action: 'M-31 -31H31V6C31 22 16 30 0 37 -16 30 -31 22 -31 6Z',
  romcom: 'M-33 0A33 33 0 1 1 33 0 33 33 0 1 1 -33 0Z',
};

/** How the edge of a genre's card is broken up, as dashes along it: teeth, hazard bars, beads. */
export const EDGE_DASH: ByGenre<{ readonly dash: string; readonly cap: 'butt' | 'round' }> = {
  horror: { dash: '2 7', cap: 'butt' },
  action: { dash: '16 9', cap: 'butt' },
  romcom: { dash: '0.1 9', cap: 'round' },
};

/** Leaves of a laurel around the origin, as one outline. */
export function laurel(r: number): string {
  const leaves = [20, 46, 72, 98, 124, 148].flatMap((degrees) =>
    [-1, 1].map((side) => leaf(r, side, degrees)),
  );
  return leaves.join('');
}

function leaf(r: number, side: number, degrees: number): string {
  const at = (degrees * Math.PI) / 180;
  const turn = ((degrees + 26) * Math.PI) / 180;
  const [cx, cy] = [side * r * Math.sin(at), r * Math.cos(at)];
  const [dx, dy] = [side * Math.cos(turn) * r * 0.27, -Math.sin(turn) * r * 0.27];
  const points = [cx - dx, cy - dy, cx + dx, cy + dy].map((value) => value.toFixed(1));
  const [x1 = '', y1 = '', x2 = '', y2 = ''] = points;
  const bend = (r * 0.32).toFixed(1);
  return `M${x1} ${y1}A${bend} ${bend} 0 0 1 ${x2} ${y2}A${bend} ${bend} 0 0 1 ${x1} ${y1}Z`;
}
