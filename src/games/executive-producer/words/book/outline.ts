import type { BookText, Outline } from '../../../book';

/** The book of rules: its sections in their order, and the rules that each of them tells. */
export const outline = {
  start: ['EPSETUP-1', 'EPSETUP-2', 'EPSETUP-3'],
  length: ['EPSETUP-4'],
  cards: ['EPCARDS-1', 'EPCARDS-2', 'EPCARDS-3', 'EPCARDS-4'],
  turn: ['EPTURN-1', 'EPTURN-2'],
  market: ['EPCARDS-8', 'EPMARKET-1'],
  scripts: ['EPSCRIPT-1'],
  actors: ['EPACTOR-1', 'EPACTOR-2'],
  directors: ['EPDIRECTOR-1', 'EPDIRECTOR-2', 'EPDIRECTOR-3'],
  news: ['EPCARDS-5', 'EPNEWS-1'],
  abilities: ['EPCARDS-7', 'EPMOGUL-1'],
  release: ['EPRELEASE-1', 'EPRELEASE-2'],
  dice: ['EPRELEASE-3', 'EPRELEASE-4'],
  after: ['EPRELEASE-5', 'EPRELEASE-6'],
  objectives: ['EPOBJECTIVE-1'],
  awards: ['EPCARDS-6'],
  ceremony: ['EPRELEASE-7', 'EPAWARD-1', 'EPAWARD-5'],
  bids: ['EPAWARD-2', 'EPAWARD-3'],
  'open-awards': ['EPAWARD-4'],
  bankruptcy: ['EPBANKRUPT-1', 'EPBANKRUPT-2', 'EPBANKRUPT-3'],
  'last-round': ['EPEND-1', 'EPEND-2'],
  gala: ['EPEND-3'],
  score: ['EPEND-4'],
  ties: ['EPEND-5'],
  idle: ['EPEND-6'],
  secrets: ['EPINFO-1'],
} as const satisfies Outline;

export type ProducerBook = BookText<keyof typeof outline>;
