import type { AbilityRow } from '../vocabulary';
import type { StudioId } from './studios';

/*
 * [EPCARDS-7] The moguls' abilities, five for each studio and no two alike. What they are called is in the words, by id.
 * Ids never change: saves name them.
 */

const ROWS = {
  // Brass Lantern looks after its stars.
  'contract-players': {
    studio: 'brass-lantern',
    effect: { kind: 'take', track: 'actors', cards: 2 },
    costsAction: true,
  },
  'poaching-season': {
    studio: 'brass-lantern',
    effect: { kind: 'poach', track: 'actors' },
    costsAction: true,
  },
  'charm-offensive': { studio: 'brass-lantern', effect: { kind: 'persuade' } },
  'new-faces': { studio: 'brass-lantern', effect: { kind: 'refresh', track: 'actors' } },
  'insured-eyelashes': { studio: 'brass-lantern', effect: { kind: 'insure', dollars: 9 } },
  // Copper Canyon is quick and cheap.
  'rushed-print': { studio: 'copper-canyon', effect: { kind: 'rush', roles: 2 } },
  'second-backlot': { studio: 'copper-canyon', effect: { kind: 'space' }, costsAction: true },
  'double-shift': {
    studio: 'copper-canyon',
    effect: { kind: 'extra-actions', actions: 2 },
    afterRelease: true,
  },
  'handshake-deal': { studio: 'copper-canyon', effect: { kind: 'win-tie' } },
  'better-offer': {
    studio: 'copper-canyon',
    effect: { kind: 'poach', track: 'directors' },
  },
  // Moonbeam fills the largest houses.
  'opening-weekend': { studio: 'moonbeam', effect: { kind: 'two-takes', roll: 'boxOffice' } },
  'sequel-rights': {
    studio: 'moonbeam',
    effect: { kind: 'take', track: 'scripts', cards: 1 },
    afterRelease: true,
  },
  'held-over': { studio: 'moonbeam', effect: { kind: 'roll-again' } },
  'open-call': {
    studio: 'moonbeam',
    effect: { kind: 'audition', track: 'actors', cards: 6 },
    costsAction: true,
  },
  'storming-out': {
    studio: 'moonbeam',
    effect: { kind: 'dismiss', trait: 'difficult', reach: 'others' },
  },
  // Velvet Curtain makes art, and dines with the jury.
  'jury-dinner': { studio: 'velvet-curtain', effect: { kind: 'preview' } },
  'final-cut': { studio: 'velvet-curtain', effect: { kind: 'two-takes', roll: 'review' } },
  'late-discovery': { studio: 'velvet-curtain', effect: { kind: 'acclaim', stars: 5 } },
  'auteur-theory': {
    studio: 'velvet-curtain',
    effect: { kind: 'take', track: 'directors', cards: 1 },
  },
  'withering-review': {
    studio: 'velvet-curtain',
    effect: { kind: 'campaign', reach: 'others', change: { review: -4, boxOffice: 0 } },
  },
  // Comet lives on headlines.
  'gossip-column': {
    studio: 'comet',
    effect: { kind: 'draw-news', cards: 5 },
    afterRelease: true,
  },
  'stolen-scoop': { studio: 'comet', effect: { kind: 'steal-news' } },
  'press-embargo': { studio: 'comet', effect: { kind: 'cancel-news' } },
  'change-of-subject': { studio: 'comet', effect: { kind: 'move-news' } },
  'balloons-in-every-town': {
    studio: 'comet',
    effect: { kind: 'campaign', reach: 'own', change: { review: 0, boxOffice: 7 } },
  },
} as const satisfies Readonly<Record<string, AbilityRow>>;

export type AbilityId = keyof typeof ROWS;
export const ABILITIES: Readonly<Record<AbilityId, AbilityRow>> = ROWS;
export const ABILITY_IDS = Object.keys(ABILITIES) as readonly AbilityId[];

export function abilitiesOf(studio: StudioId): readonly AbilityId[] {
  return ABILITY_IDS.filter((id) => ABILITIES[id].studio === studio);
}
