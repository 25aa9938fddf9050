import { mkdirSync, writeFileSync } from 'node:fs';

import { PLAYTHROUGHS, playthroughText } from './lib/playthrough';
import { notShown } from './lib/shown';

const texts: Record<string, string[]> = {};

/** Writes the golden playthroughs anew. Read the difference before committing it: it is a change of the rules. */
for (const playthrough of PLAYTHROUGHS) {
  const { game, file } = playthrough;
  const folder = new URL(`../__tests__/games/${game}/golden/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const text = playthroughText(playthrough);
  writeFileSync(new URL(file, folder), text);
  (texts[game] ??= []).push(text);
  console.log(`wrote ${game}/${file}`);
}

for (const [game, written] of Object.entries(texts)) {
  const missing = notShown(game, written);
  if (missing.length === 0) continue;
  console.error(
    `The matches of ${game} no longer show ${missing.join(', ')}: give one another seed.`,
  );
  process.exitCode = 1;
}
