import { ABILITY_IDS } from './cards/abilities';
import { SEASON_AWARDS } from './cards/awards';
import { CEREMONIES_FROM, QUIET_ROUNDS, START_NEWS } from './numbers';

/**
 * Every release from the third on takes an award from the deck, and so do a few quiet rounds: there are only so many
 * rounds. [EPEND-6] A turn: three actions at most, giving up, one News drawn, the end. Beside those, whatever comes up but once:
 * News, abilities with two more answers each, own directors; and for each release a question about every News on it,
 * bonuses, open awards, and everybody's nomination and bid.
 */
export function maxActions(players: number): number {
  const awards = SEASON_AWARDS.length;
  const rounds = QUIET_ROUNDS * (awards + CEREMONIES_FROM + 1) + 1;
  const turns = rounds * players;
  const releases = awards + CEREMONIES_FROM + 3 * players;
  const news = players * START_NEWS + turns + ABILITY_IDS.length;
  // A look at what was dealt.
  const looks = players;
  return (
    looks + turns * 6 + news * 2 + ABILITY_IDS.length * 3 + releases * (2 + awards + 2 * players)
  );
}
