/** The sides a symbol can stand for; a round is won by one of them. */
export const TEAMS = ['patriot', 'communist'] as const;
export type Team = (typeof TEAMS)[number];

export const LOYALTIES = [...TEAMS, 'rising-star'] as const;
export type Loyalty = (typeof LOYALTIES)[number];

export const FACES = ['star', 'blank'] as const;
export type Face = (typeof FACES)[number];

/** Whoever has dice and may have tokens: the seats first, the ghosts of small tables after them. */
export type Holder = number;

/** What a card or a poster adds to a movie. */
export interface Symbols {
  readonly patriot: number;
  readonly communist: number;
}

/** What happens when a card is revealed at the premiere. [47PREMIERE-2] */
export type PremiereEffect = 'reroll-dice' | 'deal-jobs';

/** Whose die, hand or job an effect is about. */
export type Reach = 'own' | 'any' | 'others' | 'neighbours';

/** What jobs and costumes do. A card is a row of data; these are all the things that rows can ask for. */
export type Effect =
  /** Draw posters, keep one as the genre, bury the others. */
  | { readonly kind: 'write' }
  /** Swap two jobs: of everybody and the centre, or the own with another player's. */
  | { readonly kind: 'swap-jobs'; readonly reach: 'any' | 'own' }
  /** Give a token, or move one when all are out. */
  | { readonly kind: 'give-token' }
  /** Roll dice one after the other; the same again only where that is said. */
  | { readonly kind: 'reroll'; readonly times: number; readonly again: boolean }
  /** Turn a die to a face, or over. */
  | { readonly kind: 'turn-die'; readonly to: Face | 'other'; readonly reach: Reach }
  /** Discard the hand and draw a new one. */
  | { readonly kind: 'new-hand'; readonly reach: Reach }
  /** Draw so many, then discard as many; others are asked first. */
  | { readonly kind: 'exchange'; readonly cards: number; readonly reach: Reach }
  /** Draw cards, put one into the movie, discard the others. */
  | { readonly kind: 'compose' }
  /** Put a card of the hand into the movie. */
  | { readonly kind: 'add-card' }
  /** Look at the card that is cut from the movie, and decide. */
  | { readonly kind: 'edit' }
  /** Look at a hand. */
  | { readonly kind: 'look'; readonly reach: Reach }
  /** Draw costumes, give one away, put the others under the deck. */
  | { readonly kind: 'dress' };
