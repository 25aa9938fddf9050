import fc from 'fast-check';

import { checksumOf } from '../../src/storage/checksum';

/** Texts that somebody, or a broken phone, might give to the import. Most are bad; some happen to be good. */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Save = Record<string, Json>;

const STRANGE: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -1, 1.5, 1e308, '', '0', 'hollywood', [], {}, [[]], {
    type: 'place',
  }),
  fc.constantFrom<Json>('__proto__', '\u0000', '\ud800', 'x'.repeat(300), [0, { type: 'deal' }], {
    kind: 'person',
  }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

const ACTIONS: fc.Arbitrary<Json> = fc.oneof(
  fc.record({
    type: fc.constant('place'),
    column: fc.integer({ min: -1, max: 5 }),
  }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json>({ type: 'clap' }, { type: 'double' }, { type: 'deal' }),
  fc.record({
    type: fc.constant('assign'),
    project: fc.constantFrom('horror', 'action', 'drama'),
  }) as fc.Arbitrary<Json>,
  STRANGE,
);

/** Keys that confuse careless code. */
const KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'extra', ''];

function seal(save: Save): string {
  return JSON.stringify({ ...save, checksum: checksumOf(save) });
}

function clone(save: Save): Save {
  return JSON.parse(JSON.stringify(save)) as Save;
}

/** Every place in a save where something can be changed. */
function places(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

function parentOf(save: Save, path: readonly string[]): Record<string, Json> {
  let at: Json = save;
  for (const key of path.slice(0, -1)) at = (at as Record<string, Json>)[key] ?? {};
  return at as Record<string, Json>;
}

function changedAt(save: Save, path: readonly string[], value: Json): Save {
  const copy = clone(save);
  const key = path.at(-1);
  if (key !== undefined) parentOf(copy, path)[key] = value;
  return copy;
}

function withoutKey(save: Save, path: readonly string[]): Save {
  const copy = clone(save);
  const key = path.at(-1);
  const parent = parentOf(copy, path);
  if (key !== undefined) Reflect.deleteProperty(parent, key);
  return copy;
}

/** As text, so that `__proto__` becomes a real key of the parsed value. */
function withExtraKey(save: Save, key: string, value: Json): string {
  return `${seal(save).slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value)}}`;
}

function spliced(save: Save, at: number, remove: number, insert: readonly Json[]): Save {
  const copy = clone(save);
  (copy['actions'] as Json[]).splice(at, remove, ...insert);
  return copy;
}

/** A text made from a good save, or out of nothing. */
export function badSaves(goodTexts: readonly string[]): fc.Arbitrary<string> {
  const text = fc.constantFrom(...goodTexts);
  const save = text.map((one) => JSON.parse(one) as Save);
  const index = fc.nat(5000);
  const pathIn = (one: Save, number: number): readonly string[] => {
    const all = places(one).slice(1);
    return all[number % all.length] ?? [];
  };
  const actionCount = (one: Save): number => (one['actions'] as Json[]).length;
  return fc.oneof(
    { weight: 2, arbitrary: fc.string({ maxLength: 400, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
    {
      weight: 2,
      arbitrary: fc.tuple(text, index).map(([one, at]) => one.slice(0, at % one.length)),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(text, index, fc.string({ minLength: 1, maxLength: 2, unit: 'binary' }))
        .map(
          ([one, at, piece]) =>
            one.slice(0, at % one.length) + piece + one.slice((at % one.length) + 1),
        ),
    },
    {
      weight: 8,
      arbitrary: fc
        .tuple(save, index, STRANGE)
        .map(([one, at, value]) => seal(changedAt(one, pathIn(one, at), value))),
    },
    {
      weight: 4,
      arbitrary: fc.tuple(save, index).map(([one, at]) => seal(withoutKey(one, pathIn(one, at)))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(save, fc.constantFrom(...KEYS), STRANGE)
        .map(([one, key, value]) => withExtraKey(one, key, value)),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(save, fc.constantFrom(...KEYS), STRANGE)
        .map(([one, key, value]) => seal(JSON.parse(withExtraKey(one, key, value)) as Save)),
    },
    {
      weight: 8,
      arbitrary: fc
        .tuple(save, index, fc.integer({ min: -1, max: 9 }), ACTIONS, fc.nat(2))
        .map(([one, at, seat, action, remove]) =>
          seal(spliced(one, at % (actionCount(one) + 1), remove, [[seat, action]])),
        ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(save, index, index).map(([one, a, b]) => {
        const actions = one['actions'] as Json[];
        const [from, to] = [a % actions.length, b % actions.length];
        const swapped = clone(one);
        (swapped['actions'] as Json[])[from] = actions[to] ?? null;
        (swapped['actions'] as Json[])[to] = actions[from] ?? null;
        return seal(swapped);
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(save, fc.integer({ min: 2, max: 1e9 }))
        .map(([one, version]) => seal({ ...one, version })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(save, fc.integer({ min: 2, max: 1e9 }))
        .map(([one, rulesVersion]) => seal({ ...one, rulesVersion })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(text, fc.integer({ min: 25, max: 20_000 }), fc.boolean())
        .map(([one, depth, isObject]) =>
          one.replace('"options":', `"options":${(isObject ? '{"a":' : '[').repeat(depth)}`),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(text, fc.integer({ min: 256 * 1024, max: 300 * 1024 }))
        .map(([one, length]) => one.replace('"game":', `"filler":"${'x'.repeat(length)}","game":`)),
    },
  );
}
