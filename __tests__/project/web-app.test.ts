import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expo } from '../../app.json';

const PUBLIC = join(__dirname, '../../public');

interface Manifest {
  readonly [field: string]: unknown;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
}

const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;

/** Width and height stand in the head of every PNG. */
function sizeOf(src: string): string {
  const picture = readFileSync(join(PUBLIC, src));
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

test('the web app is the same one as on the phones', () => {
  expect(manifest).toMatchObject({
    short_name: expo.name,
    description: expo.description,
    theme_color: expo.web.themeColor,
    background_color: expo.web.backgroundColor,
    start_url: '/',
    display: 'standalone',
  });
});

test('it has icons of the sizes that installing asks for, whole and maskable', () => {
  for (const purpose of ['any', 'maskable']) {
    const icons = manifest.icons.filter((icon) => icon.purpose === purpose);
    expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  }
  for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
});

test('its page leads to the manifest and to an icon for home screens', () => {
  const page = readFileSync(join(PUBLIC, 'index.html'), 'utf8');
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />');
  expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180');
});
