import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { soundOf } from '../../scripts/sounds/set';
import { RATE } from '../../scripts/sounds/synth';
import { wavOf } from '../../scripts/sounds/wav';
import { SOUNDS } from '../../src/ui/sound/names';

const FOLDER = join(__dirname, '../../assets/sounds');
const LONGEST_SECONDS = 2;

describe.each(SOUNDS)('the sound %s', (name) => {
  const sound = soundOf(name);

  it('is the file that the app plays', () => {
    expect(wavOf(sound).equals(readFileSync(join(FOLDER, `${name}.wav`)))).toBe(true);
  });

  it('is heard, is never cut off by too much loudness, is short, and ends in silence', () => {
    const peak = Math.max(...sound.map(Math.abs));
    expect(peak).toBeGreaterThan(0.3);
    expect(peak).toBeLessThanOrEqual(0.8);
    expect(sound.length / RATE).toBeLessThan(LONGEST_SECONDS);
    expect(Math.abs(sound.at(-1) ?? 1)).toBe(0);
    expect(sound.every(Number.isFinite)).toBe(true);
  });
});

it('sounds differ from each other', () => {
  expect(new Set(SOUNDS.map((name) => wavOf(soundOf(name)).toString('base64'))).size).toBe(
    SOUNDS.length,
  );
});
