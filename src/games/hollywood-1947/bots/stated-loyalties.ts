/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import type { View } from '../types';
import { LOYALTIES } from '../vocabulary';
import type { LoyaltyWorld } from './loyalty-worlds';

/*
 * What players say of themselves. Bots speak of their cards alone, so no matches tell how people talk: these are guesses,
 * cautious ones, since saying so is free. Nearly everybody calls themselves a patriot; whoever says otherwise is rarely one.
 */

/** How often somebody of each loyalty says which one they have, the loyalties in the order of their list. */
const STATED = [
  [0.96, 0.02, 0.02],
  [0.88, 0.06, 0.06],
  [0.8, 0.08, 0.12],
];
const LOGS: readonly (readonly number[])[] = STATED.map((row) =>
  row.map((share) => Math.log(share)),
);

/** What all that others said of themselves says in each world, as logarithms. Saying it again adds nothing. */
export function statedIn(view: View, worlds: readonly LoyaltyWorld[]): readonly number[] {
  const heard = new Map<string, readonly [number, number]>();
  for (const { seat, statement } of view.claims)
    if (statement.topic === 'loyalty' && seat !== view.viewer)
      heard.set(`${seat} ${statement.says}`, [seat, LOYALTIES.indexOf(statement.says)]);
  const said = [...heard.values()];
  return worlds.map(({ loyalties }) => {
    let log = 0;
    for (const [seat, says] of said)
      log += (LOGS[loyalties[seat] as number] as readonly number[])[says] as number;
    return log;
  });
}
