import { permissionsOf } from '../../scripts/lib/permissions.cjs';

const INTERNET = 'android.permission.INTERNET';
const VIBRATE = 'android.permission.VIBRATE';

const manifest = (...elements: readonly string[]) =>
  `<manifest xmlns:android="…" xmlns:tools="…">${elements.join('\n')}</manifest>`;
const asks = (name: string) => `<uses-permission android:name="${name}"/>`;
const removes = (name: string) => `<uses-permission android:name="${name}" tools:node="remove"/>`;

describe('the permissions of an Android app', () => {
  it('are those of all its manifests', () => {
    const own = manifest(asks(VIBRATE), '<application android:name=".Main"/>');
    expect(permissionsOf([own, manifest(asks(INTERNET)), own])).toEqual([INTERNET, VIBRATE]);
    expect(permissionsOf([manifest()])).toEqual([]);
  });

  it('are without what a manifest of a higher rank removes', () => {
    expect(permissionsOf([manifest(removes(INTERNET)), manifest(asks(INTERNET))])).toEqual([]);
  });

  it('keep what only a manifest of a lower rank removes', () => {
    expect(permissionsOf([manifest(asks(INTERNET)), manifest(removes(INTERNET))])).toEqual([
      INTERNET,
    ]);
  });
});
