import { checksumOf } from '../../src/storage/checksum';
import { decodeSave, encodeSave } from '../../src/storage/codec';
import { SAVE_VERSION } from '../../src/storage/format';
import { type Migration, migrate, MIGRATIONS } from '../../src/storage/migrations';
import { midMatch } from '../support/matches';

/** An example: a version 0 that never was, which called the seats `players` and had no revision. */
const EXAMPLE: Migration = {
  from: 0,
  up: ({ players, ...save }) => ({ ...save, seats: players, revision: 1 }),
};

function versionZero(): string {
  const match = midMatch(3, 'long ago', 12);
  const save = JSON.parse(
    encodeSave({ revision: 9, times: { created: 1, updated: 2 }, match }),
  ) as Record<string, unknown>;
  const { seats, revision: _revision, checksum: _checksum, ...rest } = save;
  const old = { ...rest, version: 0, players: seats };
  return JSON.stringify({ ...old, checksum: checksumOf(old) });
}

describe('migrations', () => {
  it('a save of an older version goes through its steps and is then checked like any other', () => {
    const decoded = decodeSave(versionZero(), [EXAMPLE]);
    if (!decoded.ok) throw new Error(decoded.error.code);
    expect(decoded.value.revision).toBe(1);
    expect(decoded.value.match.state).toEqual(midMatch(3, 'long ago', 12).state);
  });

  it('is checked against its own checksum before it is changed', () => {
    const text = versionZero().replace('Ada', 'Eve');
    expect(decodeSave(text, [EXAMPLE])).toEqual({ ok: false, error: { code: 'damaged' } });
  });

  it('a version nobody knows a way from is refused', () => {
    expect(decodeSave(versionZero())).toEqual({
      ok: false,
      error: { code: 'invalid', path: 'version' },
    });
  });

  it('a step that throws or gives nonsense is an error, not a crash', () => {
    const throwing: Migration = {
      from: 0,
      up: () => {
        throw new Error('odd data');
      },
    };
    expect(decodeSave(versionZero(), [throwing])).toEqual({
      ok: false,
      error: { code: 'invalid', path: 'version 0' },
    });
    const careless: Migration = { from: 0, up: (save) => save };
    expect(decodeSave(versionZero(), [careless])).toMatchObject({
      ok: false,
      error: { code: 'invalid' },
    });
  });

  it('steps are taken in order, each from its own version', () => {
    const step = (from: number): Migration => ({
      from,
      up: (save) => ({
        ...save,
        trail: [...((save['trail'] as number[] | undefined) ?? []), from],
      }),
    });
    expect(migrate({ version: 1 }, 1, 4, [step(3), step(1), step(2)])).toEqual({
      ok: true,
      value: { version: 4, trail: [1, 2, 3] },
    });
  });

  it('there is a step from every earlier version to the next', () => {
    const versions = Array.from({ length: SAVE_VERSION - 1 }, (_, index) => index + 1);
    expect(MIGRATIONS.map(({ from }) => from)).toEqual(versions);
  });
});
