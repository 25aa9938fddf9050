import AsyncStorage from '@react-native-async-storage/async-storage';

import type * as AppStorage from '../../src/storage/async-storage';
import { parseSlotKey } from '../../src/storage/keys';
import type { SaveRepository } from '../../src/storage/repository';
import { midMatch, versionsOf } from '../support/matches';
import { must } from '../support/results';

/** The app's own repository, as it is after every start. */
function restartedSaves(): SaveRepository {
  let started: SaveRepository | undefined;
  jest.isolateModules(() => {
    started = jest.requireActual<typeof AppStorage>('../../src/storage/async-storage').saves;
  });
  if (started === undefined) throw new Error('The module gives the saves');
  return started;
}

describe('saves on AsyncStorage', () => {
  it('keep a match through play and restart, beside what others keep there', async () => {
    await AsyncStorage.setItem('settings', '{"speed":2}');
    const versions = versionsOf(3, 'on async storage').slice(0, 12);
    const [first, ...rest] = versions;
    if (first === undefined) throw new Error('A match has a beginning');
    const open = must(restartedSaves().create(first));
    for (const version of rest) {
      open.save(version);
      expect(await open.settled()).toEqual({ kind: 'saved' });
    }
    const keys = await AsyncStorage.getAllKeys();
    expect(keys.filter((key) => parseSlotKey(key)?.id === open.id)).toHaveLength(3);

    const saves = restartedSaves();
    const listed = await saves.list();
    expect(listed).toMatchObject({
      ok: true,
      value: [{ kind: 'ready', id: open.id, summary: { actions: 11 } }],
    });
    const loaded = await saves.load(open.id);
    expect(loaded.ok && loaded.value.match.state).toEqual(
      midMatch(3, 'on async storage', 11).state,
    );

    expect(await saves.delete(open.id)).toMatchObject({ ok: true });
    expect(await restartedSaves().list()).toEqual({ ok: true, value: [] });
    expect(await AsyncStorage.getItem('settings')).toBe('{"speed":2}');
  });
});
