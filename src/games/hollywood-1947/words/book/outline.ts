import type { BookText, Outline } from '../../../book';

/** The book of rules: its sections in their order, and the rules that each of them tells. */
export const outline = {
  sides: ['47CARDS-5', '47SETUP-2'],
  start: ['47CARDS-3', '47CARDS-4', '47SETUP-1', '47SETUP-3', '47SETUP-4'],
  cards: ['47CARDS-1', '47CARDS-2', '47INFO-4'],
  turn: ['47TURN-1', '47TURN-2', '47TURN-3'],
  swap: ['47SWAP-1'],
  dice: ['47REROLL-1'],
  screenwriter: ['47SCREENWRITER-1', '47SCREENWRITER-2', '47SCREENWRITER-3'],
  producer: ['47PRODUCER-1', '47PRODUCER-2'],
  director: ['47DIRECTOR-1', '47DIRECTOR-2'],
  crew: ['47GAFFER-1', '47CINEMATOGRAPHER-1', '47ACTRESS-1', '47ACTOR-1'],
  composer: ['47COMPOSER-1'],
  filling: ['47POST-1', '47POST-2', '47POST-3'],
  cut: ['47POST-4', '47EDITOR-1'],
  premiere: ['47PREMIERE-1', '47PREMIERE-2'],
  'new-cards': ['47PREMIERE-3', '47DECK-1'],
  winning: ['47WIN-1', '47WIN-3'],
  'rising-star': ['47WIN-2'],
  secrets: ['47INFO-1'],
  talk: ['47INFO-2', '47INFO-3'],
  'small-table': ['47SMALL-1', '47SMALL-2', '47SMALL-3'],
  ghosts: ['47SMALL-4', '47SMALL-5'],
  'one-two-three': ['47SMALL-6', '47SMALL-7', '47SMALL-8'],
  options: ['47OPTION-1', '47OPTION-2', '47OPTION-3'],
  costumes: ['47COSTUME-1', '47COSTUME-2'],
} as const satisfies Outline;

export type Text1947 = BookText<keyof typeof outline>;
