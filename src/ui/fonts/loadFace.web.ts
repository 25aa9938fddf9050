import { type Face, FAMILY, FONT_FILES } from './faces';

const loading = new Map<Face, Promise<void>>();

async function load(face: Face): Promise<void> {
  // Where a phone gets the number of a file, the web gets its address.
  const font = new FontFace(FAMILY[face], `url("${String(FONT_FILES[face])}")`, {
    display: 'block',
  });
  document.fonts.add(font);
  await font.load();
}

/** Loads a face, once however often it is asked for. The browser tells when it is there: nothing needs to look for it. */
export function loadFace(face: Face): Promise<void> {
  const loaded = loading.get(face) ?? load(face);
  loading.set(face, loaded);
  return loaded;
}
