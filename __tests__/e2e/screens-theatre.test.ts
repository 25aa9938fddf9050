import { openHouse } from '../support/e2e/house';
import { EVERYWHERE, inspect } from '../support/e2e/inspection';
import { isAtTable, SCENES } from '../support/e2e/scenes';

jest.setTimeout(120_000);

const MAIN = [
  'the marquee with matches, one of them damaged',
  'the programme',
  'the rules',
  'a section of the rules',
  'the setup',
  'the settings',
  'the hall of fame',
  'the premiere',
  'the scoreboard at the end',
  'the commentary',
];

const house = openHouse();

describe('nothing is cut, small or found wrong by axe:', () => {
  const scenes = Object.entries(SCENES).filter(([, { path }]) => !isAtTable(path));

  it.each(scenes)('%s', async (name, scene) => {
    await inspect(house, scene, { isMain: MAIN.includes(name), circumstances: EVERYWHERE });
  });
});
