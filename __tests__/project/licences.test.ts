import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { dependencies } from '../../package.json';
import { collectLicences } from '../../scripts/lib/licences.cjs';
import { packageOf } from '../../scripts/lib/shipped.cjs';
import { libraries, packages, paragraphs } from '../../src/screens/licences/licences.json';

const ROOT = join(__dirname, '..', '..');

/** It reloads the app while it is worked on, and no part of it is exported. */
const AT_HOME = ['@expo/metro-runtime'];

const versionOf = (path: string): string =>
  (JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')) as { version: string })
    .version;

describe('the list of licences', () => {
  it('has every package that the app asks for, in the version it gets', () => {
    const listed = packages.map(({ name, version }) => `${name} ${version}`);
    const asked = Object.keys(dependencies).map(
      (name) => `${name} ${versionOf(`node_modules/${name}`)}`,
    );
    const missing = asked.filter((name) => !listed.includes(name));
    expect(missing.map((name) => name.split(' ')[0])).toEqual(AT_HOME);
  });

  it('says of each what its licence is and what it says', () => {
    for (const { licence, text } of [...packages, ...libraries]) {
      expect(licence).toMatch(/^[A-Z\d]|^libpng|^dtoa/);
      expect(text.length).toBeGreaterThan(0);
      for (const place of text) expect(paragraphs[place]).toBeDefined();
    }
  });

  it('keeps each paragraph once, and the words as they are', () => {
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    const react = packages.find(({ name }) => name === 'react');
    const said = react?.text.map((place) => paragraphs[place]).join(' ');
    const written = readFileSync(join(ROOT, 'node_modules/react/LICENSE'), 'utf8');
    expect(said).toBe(written.replace(/\s+/g, ' ').trim());
  });

  it('has the libraries that the phones’ apps are built with, each with its holder and its words', () => {
    const saidOf = (wanted: string) => {
      const library = libraries.find(({ name }) => name === wanted);
      return library?.text.map((place) => paragraphs[place] ?? '') ?? [];
    };
    expect(libraries.length).toBeGreaterThan(30);
    expect(saidOf('OkHttp')).toContain('Copyright (c) Square, Inc.');
    expect(saidOf('OkHttp')).toContain('END OF TERMS AND CONDITIONS');
    expect(saidOf('Hermes').join()).toContain('Permission is hereby granted, free of charge');
    expect(saidOf('Google logging (glog)').join()).toContain('Redistributions in binary form must');
    for (const { name } of libraries) {
      expect(saidOf(name).filter((line) => line.startsWith('Copyright (c) '))).toHaveLength(1);
    }
  });

  it('is what is written of the same packages again', () => {
    const again = collectLicences(['node_modules/zod', 'node_modules/react']);
    expect(again.packages.map(({ name }) => name)).toEqual(['react', 'zod']);
    expect(again.packages[0]).toMatchObject({
      licence: 'MIT',
      version: versionOf('node_modules/react'),
    });
  });
});

test.each([
  ['/a/b/node_modules/zod/v4/index.js', 'node_modules/zod'],
  ['/a/node_modules/@expo/log-box/x.js', 'node_modules/@expo/log-box'],
  ['/a/node_modules/expo/node_modules/@expo/env/x.js', 'node_modules/expo/node_modules/@expo/env'],
  ['C:\\a\\node_modules\\react\\index.js', 'node_modules/react'],
  ['/a/src/App.tsx', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageOf(file)).toBe(folder);
});
