import { withHint } from '../../src/engine/hints';
import { checksumOf } from '../../src/storage/checksum';
import { decodeSave, encodeSave } from '../../src/storage/codec';
import { midMatch } from '../support/matches';

const times = { created: 1, updated: 2 };
const plain = midMatch(3, 'hinted', 9);
const hinted = withHint(withHint(plain, 2), 0);

function written(match = hinted): Readonly<Record<string, unknown>> {
  return JSON.parse(encodeSave({ revision: 1, times, match })) as Record<string, unknown>;
}

/** A save that is whole but for its hints. */
function withHints(hints: unknown): string {
  const { checksum: _checksum, ...rest } = written();
  const save = { ...rest, hints };
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}

describe('the hints of a saved match', () => {
  it('come back with it', () => {
    const decoded = decodeSave(encodeSave({ revision: 1, times, match: hinted }));
    expect(decoded).toMatchObject({ ok: true, value: { match: { hints: hinted.hints } } });
    expect(hinted.hints).toEqual([
      { turn: 9, seat: 2 },
      { turn: 9, seat: 0 },
    ]);
  });

  it('are written only where there are some: other saves stay as they were', () => {
    expect(written()['hints']).toEqual([
      [9, 2],
      [9, 0],
    ]);
    expect(Object.keys(written(plain))).not.toContain('hints');
    expect(decodeSave(JSON.stringify(written(plain)))).toMatchObject({
      ok: true,
      value: { match: { hints: [] } },
    });
  });

  it('cannot be taken out of a save unnoticed', () => {
    const { hints: _hints, ...rest } = written();
    expect(decodeSave(JSON.stringify(rest))).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  it.each([
    ['no list', 'two'],
    ['an empty list', []],
    ['numbers alone', [3]],
    ['a turn before the first', [[-1, 0]]],
    ['half a turn', [[1.5, 0]]],
    ['a turn no match reaches', [[5000, 0]]],
    ['a seat nobody has', [[1, 3]]],
    ['a seat no table has', [[1, 9]]],
    ['a bot', [[1, 1]]],
    [
      'the same twice',
      [
        [1, 0],
        [1, 0],
      ],
    ],
    ['a third figure', [[1, 0, 0]]],
  ])('are refused, and told as such, with %s', (_what, hints) => {
    const decoded = decodeSave(withHints(hints));
    expect(decoded).toMatchObject({ ok: false, error: { code: 'invalid' } });
    if (!decoded.ok && decoded.error.code === 'invalid')
      expect(decoded.error.path).toMatch(/^hints/);
  });
});
