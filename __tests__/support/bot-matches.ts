import type { Bot } from '../../src/engine/bot';
import { type Match, play, startMatch } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { randomFromSeed } from '../../src/engine/random';
import { hollywood } from '../../src/games/hollywood/game';
import type { Hollywood } from '../../src/games/hollywood/types';
import { seed } from './hollywood';
import { PLAYERS } from './matches';

type HollywoodBot = Bot<Hollywood>;

/** A match that these bots have played to its end; the seats in `people` are written down as people's. */
export function playedByBots(
  bots: readonly HollywoodBot[],
  text: string,
  { people = [], options = {} }: { people?: readonly number[]; options?: object } = {},
): Match<Hollywood> {
  const players = bots.map(({ level }, seat): Player => {
    const { name = '', colour = 'ruby', glyph = 'star' } = PLAYERS[seat] ?? {};
    const look = { name, colour, glyph };
    return people.includes(seat) ? { kind: 'person', ...look } : { kind: 'bot', level, ...look };
  });
  const started = startMatch(hollywood, { options, seed: seed(text), players });
  if (!started.ok) throw new Error(`Not a match: ${JSON.stringify(started.error)}`);
  for (let match = started.value; ;) {
    const [seat] = match.game.toAct(match.state);
    const bot = bots[seat ?? -1];
    if (seat === undefined || bot === undefined) return match;
    const { game, state, turns } = match;
    const random = randomFromSeed(match.setup.seed, `bot ${seat} turn ${turns.length}`);
    const legal = game.legalActions(state, seat);
    const played = play(match, seat, bot.choose(game.view(state, seat), seat, legal, random));
    if (!played.ok) throw new Error('A bot chose what is not offered');
    match = played.value;
  }
}
