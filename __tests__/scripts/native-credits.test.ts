import { creditLibraries, unusedRows } from '../../scripts/lib/native/credits.cjs';
import { installedLibraries } from '../../scripts/lib/native/installed.cjs';
import { KNOWN } from '../../scripts/lib/native/known.cjs';

const ROWS = [
  { name: 'Reel', licence: 'MIT', holder: 'A', keys: ['maven:com.reel', 'pod:RCT-Reel'] },
  { name: 'Lamp', licence: 'BSD-3-Clause', holder: 'B', keys: ['maven:com.reel:lamp'] },
  { name: 'Theatre', licence: 'Apache-2.0', holder: 'C', keys: ['maven:theatre.*'] },
  { name: 'Bulb', licence: 'Zlib', holder: 'D', within: 'Lamp' },
] as const;

const onAndroid = (label: string, version?: string) =>
  ({
    system: 'Android',
    key: `maven:${label}`,
    label,
    ...(version !== undefined && { version }),
  }) as const;
const onIos = (label: string, version: string) =>
  ({ system: 'iOS', key: `pod:${label}`, label, version }) as const;

describe('the credits of native libraries', () => {
  it('bring the parts of a library together, each in the newest version that is asked for', () => {
    const found = [
      onAndroid('com.reel:core', '1.9.0'),
      onAndroid('com.reel:core', '1.10.0'),
      onAndroid('com.reel:core'),
      onAndroid('com.reel:ui', '1.10.0'),
      onIos('RCT-Reel', '1.10.0'),
    ];
    expect(creditLibraries(found, ROWS)).toEqual([
      {
        name: 'Reel',
        version: '1.10.0',
        licence: 'MIT',
        holder: 'A',
        lines: ['Android: com.reel:core 1.10.0, com.reel:ui 1.10.0', 'iOS: RCT-Reel 1.10.0'],
      },
    ]);
  });

  it('know an artifact of somebody else’s group, any group below another, and what is inside', () => {
    const found = [onAndroid('com.reel:lamp', '2'), onAndroid('theatre.stage:curtain', '1')];
    const credits = creditLibraries(found, ROWS);
    expect(credits.map(({ name, within }) => [name, within])).toEqual([
      ['Lamp', undefined],
      ['Theatre', undefined],
      ['Bulb', 'Lamp'],
    ]);
    expect(unusedRows(credits, ROWS)).toEqual(['Reel']);
  });

  it('name no version where parts differ', () => {
    const found = [onAndroid('com.reel:core', '1.83.0'), onIos('RCT-Reel', '1.84.0')];
    expect(creditLibraries(found, ROWS)[0]?.version).toBeUndefined();
  });

  it('fail for a library that nobody has looked up, and name it', () => {
    expect(() => creditLibraries([onAndroid('com.reels:core', '1')], ROWS)).toThrow(
      'com.reels:core',
    );
    expect(() => creditLibraries([onIos('Reel', '1')], ROWS)).toThrow('pod:Reel');
  });
});

describe('what the installed packages have fetched', () => {
  const found = installedLibraries();
  const credits = creditLibraries(found, KNOWN);

  it('is all known, and nothing is known in vain', () => {
    expect(found.length).toBeGreaterThan(50);
    expect(unusedRows(credits, KNOWN)).toEqual([]);
  });

  it('is the engine, what React Native is made of and what plays the sounds', () => {
    const names = credits.map(({ name }) => name);
    for (const name of ['Hermes', 'Folly', 'Boost', 'SocketRocket', 'Fresco', 'OkHttp', 'Kotlin']) {
      expect(names).toContain(name);
    }
    const androidX = credits.find(({ name }) => name === 'AndroidX');
    expect(androidX?.lines.join()).toContain('androidx.media3:media3-exoplayer 1.');
    expect(androidX?.lines.join()).not.toMatch(/androidx\.(room|compose|test)/);
  });
});
