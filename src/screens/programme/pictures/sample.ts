import type { Colour, Glyph } from '../../../engine/players';
import type { CardKind } from '../../../ui/art/CardFace';

/** A round as it might lie on the table: four columns of 4, 4, 3 and 3 cards, top card first. */
export interface SampleCard {
  readonly kind: CardKind;
  readonly hasAward?: boolean;
}

export const SAMPLE_COLUMNS: readonly (readonly SampleCard[])[] = [
  [{ kind: 'horror' }, { kind: 2 }, { kind: 'romcom' }, { kind: 'action' }],
  [{ kind: 'romcom' }, { kind: 'horror', hasAward: true }, { kind: 'blockbuster' }, { kind: 3 }],
  [{ kind: 'action' }, { kind: 'horror' }, { kind: 'romcom' }],
  [{ kind: 1 }, { kind: 'action' }, { kind: 'horror' }],
];

export interface SamplePlayer {
  readonly colour: Colour;
  readonly glyph: Glyph;
}

const RUBY: SamplePlayer = { colour: 'ruby', glyph: 'star' };
const SAPPHIRE: SamplePlayer = { colour: 'sapphire', glyph: 'moon' };
const JADE: SamplePlayer = { colour: 'jade', glyph: 'clover' };
const AMBER: SamplePlayer = { colour: 'amber', glyph: 'diamond' };

export const SAMPLE_PLAYERS = [RUBY, SAPPHIRE, JADE, AMBER] as const;

/** The reels on those cards at the end of a round of four players, from each column's bottom card up. */
export const SAMPLE_REELS: readonly (readonly SamplePlayer[])[] = [
  [AMBER, RUBY, SAPPHIRE, JADE],
  [SAPPHIRE, JADE, AMBER],
  [RUBY, AMBER, JADE],
  [RUBY, SAPPHIRE],
];
