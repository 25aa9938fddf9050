import { mkdirSync, writeFileSync } from 'node:fs';

import { PLAYTHROUGHS, playthroughText } from './lib/playthrough';

/** Writes the golden playthroughs anew. Read the difference before committing it: it is a change of the rules. */
for (const playthrough of PLAYTHROUGHS) {
  const { game, file } = playthrough;
  const folder = new URL(`../__tests__/games/${game}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(file, folder), playthroughText(playthrough));
  console.log(`wrote ${game}/${file}`);
}
