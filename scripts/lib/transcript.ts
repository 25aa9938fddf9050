import type { Bot } from '../../src/engine/bot';
import { simulate } from '../../src/engine/simulate';
import { type Seed, seedText } from '../../src/engine/seed';
import type { ShelfEntry } from '../../src/games';

/** The lines of one match between bots. */
export function* transcriptOf(
  { game, transcript }: ShelfEntry,
  bots: readonly Bot[],
  options: object,
  seed: Seed,
): Generator<string, void> {
  const players = bots.length;
  yield JSON.stringify({ type: 'game', game: game.id, players, seed: seedText(seed), options });
  for (const { state, events } of simulate(game, bots, options, seed)) {
    for (const event of events) {
      const line = transcript.eventLine(event);
      if (line !== undefined) yield JSON.stringify(line);
    }
    const outcome = game.outcome(state);
    if (outcome !== undefined) yield JSON.stringify(transcript.endLine(outcome));
  }
}
