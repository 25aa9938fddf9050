// `npm run sounds`: makes every sound of the app; the same every time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SOUNDS } from '../src/ui/sound/names';
import { soundOf } from './sounds/set';
import { RATE } from './sounds/synth';
import { wavOf } from './sounds/wav';

const FOLDER = join(__dirname, '../assets/sounds');

mkdirSync(FOLDER, { recursive: true });
for (const name of SOUNDS) {
  const sound = soundOf(name);
  const file = wavOf(sound);
  writeFileSync(join(FOLDER, `${name}.wav`), file);
  console.log(`${name.padEnd(10)}${(sound.length / RATE).toFixed(2)} s  ${file.length} bytes`);
}
