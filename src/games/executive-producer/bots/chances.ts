/** What a die varies by: its sides are 0, 1 and 2. [EPCARDS-8] */
const VARIANCE = 2 / 3;
/** A logistic curve with this slope is close to the normal one. */
const NORMAL_SLOPE = 1.7;

/** Dice show one each on average; the chance that so many show at least so much, near enough. */
export function chanceAtLeast(count: number, dice: number): number {
  if (count <= 0) return 1;
  if (dice <= 0) return 0;
  const spread = Math.sqrt(VARIANCE * dice);
  return 1 / (1 + Math.exp((-NORMAL_SLOPE * (dice - count + 0.5)) / spread));
}

/** How much more the better of two rolls brings than one. */
export function gainOfTwoRolls(dice: number): number {
  return 0.56 * Math.sqrt(VARIANCE * Math.max(0, dice));
}
