import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PLAYTHROUGHS, playthroughText } from '../../scripts/lib/playthrough';
import { notShown } from '../../scripts/lib/shown';
import { EVERY_GAME } from '../../src/games/every';

describe.each(EVERY_GAME.map(({ game }) => game.id))('golden playthroughs of %s', (game) => {
  const own = PLAYTHROUGHS.filter((playthrough) => playthrough.game === game);
  const folder = join(__dirname, game, 'golden');

  it.each(own.map((playthrough) => [playthrough.file, playthrough] as const))(
    '%s plays as it always did (npm run golden writes it anew)',
    (file, playthrough) => {
      expect(playthroughText(playthrough)).toBe(readFileSync(join(folder, file), 'utf8'));
    },
  );

  it('every file is one that is checked', () => {
    expect(readdirSync(folder).sort()).toEqual(own.map(({ file }) => file).sort());
  });

  it('together they show every kind of event', () => {
    const texts = own.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
    expect(notShown(game, texts)).toEqual([]);
    const without = texts.map((text) => text.replaceAll('"match-ended"', ''));
    expect(notShown(game, without)).toEqual(['match-ended']);
  });
});
