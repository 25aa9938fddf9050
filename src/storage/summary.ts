import { z } from 'zod';

import type { SavedMatch } from './codec';
import { saveSchema } from './format';

/** What a list shows of a match, without replaying it. */
export const summarySchema = z.strictObject({
  revision: z.int().positive(),
  game: z.string(),
  rulesVersion: z.int(),
  options: saveSchema.shape.options,
  seed: z.string(),
  seats: saveSchema.shape.seats,
  actions: z.int().nonnegative(),
  round: z.int().positive(),
  rounds: z.int().positive().optional(),
  toAct: z.array(z.int().nonnegative()),
  isOver: z.boolean(),
  /** How a match that is over ended, by seat. */
  outcome: z
    .strictObject({
      winners: z.array(z.int().nonnegative()),
      standings: z.array(
        z.strictObject({
          seat: z.int().nonnegative(),
          place: z.int().positive(),
          points: z.number(),
        }),
      ),
    })
    .optional(),
  name: saveSchema.shape.name,
  times: saveSchema.shape.times,
});

export type Summary = z.infer<typeof summarySchema>;

/** As they are written into a save, which is plain data. */
function optionsOf(options: unknown): Summary['options'] {
  return { ...(options as Summary['options']) };
}

export function summarize({ revision, times, name, match }: SavedMatch): Summary {
  const { game, setup, turns, state } = match;
  const toAct = [...game.toAct(state)];
  const outcome = game.outcome(state);
  return {
    revision,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: optionsOf(setup.options),
    seed: setup.seed,
    seats: setup.players.map((player) => ({ ...player })),
    actions: turns.length,
    ...game.progress(state),
    toAct,
    isOver: toAct.length === 0,
    ...(outcome !== undefined && {
      outcome: {
        winners: [...outcome.winners],
        standings: outcome.standings.map(({ seat, place, points }) => ({ seat, place, points })),
      },
    }),
    ...(name !== undefined && { name }),
    times: { ...times },
  };
}
