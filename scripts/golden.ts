import { mkdirSync, writeFileSync } from 'node:fs';

import { PLAYTHROUGHS, playthroughText } from './lib/playthrough';

/** Writes the golden playthroughs anew. Read the difference before committing it: it is a change of the rules. */
const folder = new URL('../__tests__/games/hollywood/golden/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const playthrough of PLAYTHROUGHS) {
  writeFileSync(new URL(playthrough.file, folder), playthroughText(playthrough));
  console.log(`wrote ${playthrough.file}`);
}
