import { type Match, play, startMatch } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { randomFromSeed } from '../../src/engine/random';
import type { Game } from '../../src/engine/game';
import { EVERY_GAME } from '../../src/games/every';
import { hollywood } from '../../src/games/hollywood/game';
import { seed } from './hollywood';

export const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ada', colour: 'ruby', glyph: 'star' },
  { kind: 'bot', name: 'Rex', level: 'random', colour: 'amber', glyph: 'moon' },
  { kind: 'person', name: 'Zoë', colour: 'jade', glyph: 'clover' },
  { kind: 'bot', name: 'Dolly', level: 'random', colour: 'sapphire', glyph: 'diamond' },
];

export function newMatch(
  seats: number,
  text: string,
  options: object = {},
  players = PLAYERS,
  game: Game = hollywood,
): Match {
  const started = startMatch(game, {
    options,
    seed: seed(text),
    players: players.slice(0, seats),
  });
  if (!started.ok) throw new Error(`Not a match: ${JSON.stringify(started.error)}`);
  return started.value;
}

/** The match after each of its actions, from none to all, played at random, interrupts included. */
export function versionsOf(
  seats: number,
  text: string,
  options: object = {},
  game: Game = hollywood,
): readonly Match[] {
  const random = randomFromSeed(seed(text), 'versions');
  const versions = [newMatch(seats, text, options, PLAYERS, game)];
  for (let [match] = versions; match !== undefined; match = versions.at(-1)) {
    const interrupting = match.game.mayInterrupt(match.state);
    const isInterrupted = interrupting.length > 0 && random.int(6) === 0;
    const [seat] = isInterrupted ? interrupting : match.game.toAct(match.state);
    if (seat === undefined) break;
    const played = play(match, seat, random.pick(match.game.legalActions(match.state, seat)));
    if (!played.ok) throw new Error('An offered action can be played');
    versions.push(played.value);
  }
  return versions;
}

/** Games that the app has no screens for yet, with the beginning of a match of each. */
export function beginningsOf(
  text: string,
  length: number,
): readonly (readonly [string, readonly Match[]])[] {
  return EVERY_GAME.filter(({ game }) => game.id !== hollywood.id).map(({ game }) => {
    const seats = Math.max(game.seats.min, 3);
    return [
      `the beginning of a match of ${game.id}`,
      versionsOf(seats, text, {}, game).slice(0, length),
    ] as const;
  });
}

/** A match in the middle. */
export function midMatch(seats: number, text: string, turns: number, options: object = {}): Match {
  const match = versionsOf(seats, text, options)[turns];
  if (match === undefined) throw new Error('The match is shorter');
  return match;
}
