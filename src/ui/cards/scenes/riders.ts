import type { Ink } from './moods';
import { disc, fill, line, moved, type Scene } from './shapes';

const HORSE =
  'M22 40C14 34 6 38 2 30 2 44 12 48 22 47 24 56 34 58 44 57 56 58 64 58 70 52 78 46 82 38 88 32L98 35 102 30 90 17 88 11 84 16C74 20 70 30 66 37 52 34 34 32 22 40Z';
const HORSE_LEGS = 'M68 52L86 60 95 54M64 54L78 70 90 70M30 50L18 62 3 62M36 54L26 70 12 76';
const RIDER = `M42 38L46 14Q54 8 60 15L60 38Z${disc(56, 3, 6.5)}M44 0H69V-3H64L62-11H51L49-3H44Z`;
const RIDER_LIMBS = 'M58 18L74 26M54 36L64 46 60 58';

/** A horse at the gallop with its rider, 104 by 90, its top left corner where `transform` puts it. */
export function rider(transform: string, ink: Ink, scarf: Ink): Scene {
  return moved(transform, [
    fill(ink, HORSE + RIDER),
    line(ink, 5, HORSE_LEGS + RIDER_LIMBS),
    fill(scarf, 'M50 11L60 13 58 18 48 15 30 20 36 13Z'),
  ]);
}
