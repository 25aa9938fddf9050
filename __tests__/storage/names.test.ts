import { checksumOf } from '../../src/storage/checksum';
import { decodeSave, encodeSave } from '../../src/storage/codec';
import { FaultyStore } from '../support/faulty-store';
import { midMatch } from '../support/matches';
import { must } from '../support/results';
import { listed, repositoryOn } from '../support/saves';

const match = midMatch(3, 'named', 9);
const saved = { revision: 1, times: { created: 1, updated: 2 }, match };

function written(name?: string): Readonly<Record<string, unknown>> {
  const text = encodeSave({ ...saved, ...(name !== undefined && { name }) });
  return JSON.parse(text) as Record<string, unknown>;
}

describe('the name of a saved match', () => {
  it('comes back with it', () => {
    const decoded = must(decodeSave(JSON.stringify(written('Another ending'))));
    expect(decoded.name).toBe('Another ending');
  });

  it('is written only where there is one: other saves stay as they were', () => {
    expect(Object.keys(written())).not.toContain('name');
    expect(must(decodeSave(JSON.stringify(written())))).not.toHaveProperty('name');
  });

  it.each([
    ['nothing', ''],
    ['no text', 7],
    ['null', null],
    ['a novel', 'x'.repeat(65)],
  ])('is refused when it is %s', (_what, name) => {
    const { checksum: _checksum, ...rest } = written('A name');
    const save = { ...rest, name };
    const text = JSON.stringify({ ...save, checksum: checksumOf(save) });
    expect(decodeSave(text)).toEqual({ ok: false, error: { code: 'invalid', path: 'name' } });
  });

  it('stays while the match is played, and when it is opened again or goes elsewhere', async () => {
    const store = new FaultyStore();
    const open = must(repositoryOn(store).create(match, undefined, 'Another ending'));
    open.save(midMatch(3, 'named', 10));
    await open.settled();
    const again = must(await repositoryOn(store).load(open.id));
    again.save(midMatch(3, 'named', 11));
    await again.settled();
    expect(await listed(store)).toMatchObject([
      { summary: { name: 'Another ending', actions: 11 } },
    ]);

    const there = new FaultyStore();
    const text = must(await repositoryOn(store).exportText(open.id));
    must(await repositoryOn(there).importText(text));
    expect(await listed(there)).toMatchObject([{ summary: { name: 'Another ending' } }]);
    // As the index remembers it.
    expect(await listed(there)).toMatchObject([{ summary: { name: 'Another ending' } }]);
  });
});
