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
  /** What it does out of turn, if anything. Asked where its seat may interrupt; must be quick. */
  interject?(
    view: Types['view'],
    seat: Seat,
    legal: readonly Types['action'][],
    random: Random,
  ): Types['action'] | undefined;
}

/** One in so many chances to interrupt is taken by the bot that plays at random. */
const INTERJECTS_ONCE_IN = 8;

/** Any legal action, all equally likely; it plays every game. */
export const randomBot = {
  level: 'random',
  choose: <Action>(_view: unknown, _seat: Seat, legal: readonly Action[], random: Random): Action =>
    random.pick(legal),
  interject: <Action>(
    _view: unknown,
    _seat: Seat,
    legal: readonly Action[],
    random: Random,
  ): Action | undefined => (random.int(INTERJECTS_ONCE_IN) === 0 ? random.pick(legal) : undefined),
};
