import type { Bot } from '../../src/engine/bot';
import type { GameTypes } from '../../src/engine/game';
import { simulate } from '../../src/engine/simulate';
import { type Seed, seedText } from '../../src/engine/seed';
import type { ShelfEntry } from '../../src/games/contract';

/** The lines of one match between bots. */
export function* transcriptOf(
  { game, transcript }: ShelfEntry,
  bots: readonly Bot[],
  options: object,
  seed: Seed,
): Generator<string, void> {
  const players = bots.length;
  yield JSON.stringify({ type: 'game', game: game.id, players, seed: seedText(seed), options });
  let before: GameTypes['state'] | undefined;
  for (const { state, events, decision } of simulate(game, bots, options, seed)) {
    const taken =
      before !== undefined && decision !== undefined ? { before, ...decision } : undefined;
    const lines = transcript.lines({ state, events, ...(taken && { taken }) });
    for (const line of lines) yield JSON.stringify(line);
    const outcome = game.outcome(state);
    if (outcome !== undefined) yield JSON.stringify(transcript.endLine(outcome));
    before = state;
  }
}
