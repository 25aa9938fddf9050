import type { GameTypes } from './game';
import type { Random } from './random';
import type { Seat } from './seats';

/**
 * A bot is a function of what its seat may know. It never gets the state, and draws from a stream of its own,
 * so that it can neither peek nor change the cards.
 */
export interface Bot<Types extends GameTypes = GameTypes> {
  readonly level: string;
  choose(
    view: Types['view'],
    seat: Seat,
    legal: readonly Types['action'][],
    random: Random,
  ): Types['action'];
  /**
   * The same choice in small steps, for bots that search: whoever runs it may stop between two steps. Without it,
   * `choose` must be quick.
   */
  think?(
    view: Types['view'],
    seat: Seat,
    legal: readonly Types['action'][],
    random: Random,
  ): Iterator<undefined, Types['action']>;
}

/** Any legal action, all equally likely; it plays every game. */
export const randomBot = {
  level: 'random',
  choose: <Action>(_view: unknown, _seat: Seat, legal: readonly Action[], random: Random): Action =>
    random.pick(legal),
};
