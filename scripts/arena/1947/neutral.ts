import { ONESELF, TELLINGS } from '../../../src/games/hollywood-1947/bots/evidence';
import { STANCES } from '../../../src/games/hollywood-1947/bots/stances';
import { SIDES } from '../../../src/games/hollywood-1947/types';

/** Tables of numbers, by their names in bots/fitted.ts. */
export type Tables = Readonly<Record<string, unknown>>;

/** What somebody believes by who has never seen a match: everybody plays, says and does everything alike. */
export function neutralTables(): Tables {
  const alike = SIDES.map(() => 1 / SIDES.length);
  const perStance = <Item>(item: Item): readonly Item[] =>
    Array.from({ length: STANCES }, () => item);
  const nothing = new Array<number>(ONESELF + 1).fill(0);
  return {
    CARD_HABITS: perStance(alike),
    CLAIM_HABITS: perStance(SIDES.map(() => alike)),
    CLAIM_WEIGHT: 1,
    DEED_WEIGHTS: Object.fromEntries(TELLINGS.map((name) => [name, perStance(nothing)])),
    EDITOR_HABITS: perStance(SIDES.map(() => 1 / 2)),
    MOVIE_WEIGHT: 1,
  };
}
