import { typeAt } from '../../../ui/text/type';
import { SPACE } from '../../../ui/theme/sizes';
import { EDGES } from './panelFit';
import { TALL_TOKEN, type TallFit } from './tallFit';

/** How wide a letter of a name is, as a share of its type: capitals are wide. */
const LETTER = 0.62;
const POINTS_DIGITS = 2;

/** A long name stays smaller than all else in its panel rather than being cut, but no smaller than words are asked for. */
export function nameScale(
  name: string,
  width: number,
  { asked, grow, textScale }: Pick<TallFit, 'grow' | 'textScale'> & { readonly asked: number },
): number {
  const points = POINTS_DIGITS * typeAt(textScale).heading.fontSize * LETTER;
  const room = width - EDGES.across - TALL_TOKEN * grow - points - 2 * SPACE.s;
  const fitting = room / (name.length * LETTER * typeAt(1).lead.fontSize);
  return Math.max(asked, Math.min(textScale, Math.floor(fitting * 20) / 20));
}
