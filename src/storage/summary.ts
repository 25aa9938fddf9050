import { z } from 'zod';

import type { SavedMatch } from './codec';
import { saveSchema } from './format';

/** What a list shows of a match, without replaying it. */
export const summarySchema = z.strictObject({
  revision: z.int().positive(),
  game: z.string(),
  seats: saveSchema.shape.seats,
  actions: z.int().nonnegative(),
  round: z.int().positive(),
  rounds: z.int().positive().optional(),
  toAct: z.array(z.int().nonnegative()),
  isOver: z.boolean(),
  times: saveSchema.shape.times,
});

export type Summary = z.infer<typeof summarySchema>;

export function summarize({ revision, times, match }: SavedMatch): Summary {
  const { game, setup, turns, state } = match;
  const toAct = [...game.toAct(state)];
  return {
    revision,
    game: game.id,
    seats: setup.players.map((player) => ({ ...player })),
    actions: turns.length,
    ...game.progress(state),
    toAct,
    isOver: toAct.length === 0,
    times: { ...times },
  };
}
