import type { SetupError } from '../../engine/match';
import type { Result } from '../../engine/result';
import { nextSeat } from '../../engine/seats';
import { seedOf } from '../../engine/seed';
import { findGame } from '../../games';
import { liveMatches } from '../../session/app';
import { friendlySeed } from '../../session/friendly-seed';
import type { LiveMatch } from '../../session/live-matches';
import type { SaveError } from '../../storage/errors';
import { eventsOf, type HollywoodMatch } from '../match/hollywoodMatch';

/** Whoever began the first round. */
function firstOf(match: HollywoodMatch) {
  const deal = eventsOf(match).find((event) => event.type === 'round-dealt');
  return deal?.type === 'round-dealt' ? deal.first : 0;
}

export type RematchError =
  SetupError | SaveError | { readonly code: 'unknown-game'; readonly game: string };

/** The same table with the same options once more: other cards, and the next player begins. */
export function startRematch(match: HollywoodMatch): Result<LiveMatch, RematchError> {
  const { id } = match.game;
  const entry = findGame(id);
  if (entry === undefined) return { ok: false, error: { code: 'unknown-game', game: id } };
  const { players, options } = match.setup;
  const firstSeat = nextSeat(firstOf(match), players.length);
  return liveMatches.start(entry, {
    players,
    options: { ...options, firstSeat },
    seed: seedOf(friendlySeed()),
  });
}
