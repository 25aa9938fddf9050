import type { CardId } from '../../../games/hollywood/types';
import { ACTION } from './action';
import { HORROR } from './horror';
import { type Mood, MOODS, type Palette } from './moods';
import { ROMCOM } from './romcom';
import type { Scene } from './shapes';
import { SPECTACLE } from './spectacle';

/** What a card shows, and in which light. */
export interface Picture {
  readonly scene: Scene;
  readonly palette: Palette;
}

type Entry = readonly [Scene, Mood];

/** In the order of the cards: the first of a genre is its award film. */
const ENTRIES: Readonly<Record<'horror' | 'action' | 'romcom' | 'blockbuster', readonly Entry[]>> =
  {
    horror: [
      [HORROR.portrait, 'crimson'],
      [HORROR.lamp, 'moonlight'],
      [HORROR.house, 'moonlight'],
      [HORROR.orchard, 'witching'],
      [HORROR.understudy, 'moonlight'],
      [HORROR.clocks, 'cellar'],
      [HORROR.moths, 'witching'],
      [HORROR.choir, 'crimson'],
      [HORROR.belfry, 'fog'],
      [HORROR.hands, 'crimson'],
      [HORROR.encore, 'witching'],
      [HORROR.ferry, 'fog'],
      [HORROR.drowned, 'moonlight'],
    ],
    action: [
      [ACTION.thunder, 'storm'],
      [ACTION.milkRun, 'noon'],
      [ACTION.bridges, 'dawn'],
      [ACTION.tornado, 'noon'],
      [ACTION.gulch, 'sunset'],
      [ACTION.biplane, 'dawn'],
      [ACTION.truck, 'sunset'],
      [ACTION.corsair, 'alpine'],
      [ACTION.avalanche, 'alpine'],
      [ACTION.zeppelin, 'storm'],
      [ACTION.fuse, 'noon'],
      [ACTION.sandstorm, 'noon'],
      [ACTION.engine, 'sunset'],
    ],
    romcom: [
      [ROMCOM.lessons, 'champagne'],
      [ROMCOM.taxi, 'rain'],
      [ROMCOM.milliner, 'matinee'],
      [ROMCOM.letter, 'blush'],
      [ROMCOM.cake, 'champagne'],
      [ROMCOM.kiss, 'starlit'],
      [ROMCOM.tram, 'matinee'],
      [ROMCOM.pancakes, 'matinee'],
      [ROMCOM.balcony, 'starlit'],
      [ROMCOM.champagne, 'blush'],
      [ROMCOM.violinist, 'starlit'],
      [ROMCOM.waltz, 'champagne'],
      [ROMCOM.automat, 'rain'],
    ],
    blockbuster: [
      [SPECTACLE.elephants, 'spectacle'],
      [SPECTACLE.trumpets, 'spectacle'],
      [SPECTACLE.colossus, 'cosmic'],
      [SPECTACLE.moonfall, 'cosmic'],
      [SPECTACLE.burningSea, 'spectacle'],
    ],
  };

const PICTURES: ReadonlyMap<string, Picture> = new Map(
  Object.entries(ENTRIES).flatMap(([kind, entries]) =>
    entries.map(
      ([scene, mood], index) => [`${kind}-${index + 1}`, { scene, palette: MOODS[mood] }] as const,
    ),
  ),
);

/** The picture of a film or blockbuster. */
export function pictureOf(id: CardId): Picture {
  const picture = PICTURES.get(id);
  if (picture === undefined) throw new RangeError(`There is no picture for ${id}`);
  return picture;
}
