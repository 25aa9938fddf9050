import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PLAYTHROUGHS, playthroughText } from '../../../scripts/lib/playthrough';

const FOLDER = join(__dirname, 'golden');

describe('golden playthroughs', () => {
  it.each(PLAYTHROUGHS.map((playthrough) => [playthrough.file, playthrough] as const))(
    '%s plays as it always did (npm run golden writes it anew)',
    (file, playthrough) => {
      expect(playthroughText(playthrough)).toBe(readFileSync(join(FOLDER, file), 'utf8'));
    },
  );

  it('every file is one that is checked', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(PLAYTHROUGHS.map(({ file }) => file).sort());
  });

  it('together they show every kind of event', () => {
    const text = PLAYTHROUGHS.map(playthroughText).join('');
    for (const type of [
      'round-dealt',
      'reel-placed',
      'clap-board-played',
      'double-reel-played',
      'round-ended',
      'card-claimed',
      'star-waiting',
      'card-set-aside',
      'match-ended',
      'blockbuster',
      'project-begun',
      'project-grown',
      'movie-made',
      'star-lost',
    ]) {
      expect(text).toContain(`"${type}"`);
    }
  });
});
