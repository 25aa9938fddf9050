import { err, ok, type Result } from './result';
import { isSeat, type Seat, seatsOf } from './seats';

/** What a rule option can be. Options are data, so setup screens, flags, saves and tests all read the same table. */
export type OptionSpec =
  /** `from`: the smallest table that can turn it on. */
  | { readonly kind: 'flag'; readonly default: boolean; readonly from?: number }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  /** A seat of the table, or nothing: then the rules decide. */
  | { readonly kind: 'seat' }
  /** Any of the values; how many at most may hang on the table, on the options listed before and on which ones are wanted. */
  | {
      readonly kind: 'some';
      readonly values: readonly string[];
      readonly default: readonly string[];
      atMost(seats: number, options: object, wanted: readonly string[]): number;
    };

type SpecOf<Value> = [Value] extends [boolean]
  ? Extract<OptionSpec, { kind: 'flag' }>
  : [Value] extends [Seat]
    ? Extract<OptionSpec, { kind: 'seat' }>
    : [Value] extends [readonly (infer Item)[]]
      ? Extract<OptionSpec, { kind: 'some' }> & { readonly values: readonly Item[] }
      : {
          readonly kind: 'choice';
          readonly values: readonly Value[];
          readonly default: Value;
        };

/** What a field of any game's options can hold. */
export type OptionValue = boolean | string | Seat | readonly string[];

/** One spec for every field of a game's options; seats are the optional fields. */
export type OptionSpecs<Options> = {
  readonly [Key in keyof Options]-?: SpecOf<Exclude<Options[Key], undefined>>;
};

export type OptionError =
  | { readonly code: 'options-not-an-object' }
  | { readonly code: 'option-unknown'; readonly option: string }
  | {
      readonly code: 'option-value';
      readonly option: string;
      readonly accepted: readonly OptionValue[];
    };

/** Options and their specs in the order in which the game lists them. */
export function optionEntries(specs: object): readonly (readonly [string, OptionSpec])[] {
  return Object.entries(specs as Readonly<Record<string, OptionSpec>>);
}

/**
 * Every value an option accepts at a table of that size; `undefined` stands for leaving it out. Of some values there
 * would be too many lists: each value stands for itself.
 */
export function acceptedValues(
  spec: OptionSpec,
  seats: number,
): readonly (OptionValue | undefined)[] {
  if (spec.kind === 'flag') return seats < (spec.from ?? 0) ? [false] : [false, true];
  if (spec.kind === 'choice' || spec.kind === 'some') return spec.values;
  return [undefined, ...seatsOf(seats)];
}

function defaultValue(spec: OptionSpec): unknown {
  return spec.kind === 'seat' ? undefined : spec.default;
}

/** Values to try a game with: all there are; of lists the empty one, and the longest from either end. */
function valuesToTry(
  spec: OptionSpec,
  seats: number,
  options: object,
): readonly (OptionValue | undefined)[] {
  if (spec.kind !== 'some') return acceptedValues(spec, seats);
  const most = spec.atMost(seats, options, []);
  if (most === 0) return [[]];
  return [[], spec.values.slice(0, most), spec.values.slice(-most)];
}

/** A list of some values, in the order of the game, or `undefined` where it is no such list. */
function readSome(
  spec: Extract<OptionSpec, { kind: 'some' }>,
  value: unknown,
  seats: number,
  options: object,
): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const given: readonly unknown[] = value;
  const known = spec.values.filter((one) => given.includes(one));
  if (known.length !== given.length) return undefined;
  return known.length > spec.atMost(seats, options, known) ? undefined : known;
}

function withField(options: object, key: string, value: unknown): object {
  return value === undefined ? options : { ...options, [key]: value };
}

function isAccepted(spec: OptionSpec, value: unknown, seats: number): boolean {
  // Lists have been read; a list that is none has become nothing.
  if (spec.kind === 'some') return value !== undefined;
  if (value === undefined) return true;
  if (spec.kind === 'seat') return isSeat(value, seats);
  return acceptedValues(spec, seats).some((accepted) => accepted === value);
}

/**
 * Options from unchecked input: fields left out take their default, fields that do not exist are refused.
 * The one place where plain data becomes a game's `Options`.
 */
export function parseOptions<Options>(
  specs: OptionSpecs<Options>,
  source: unknown,
  seats: number,
): Result<Options, OptionError> {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) {
    return err({ code: 'options-not-an-object' });
  }
  const given = new Map<string, unknown>(Object.entries(source));
  let options: object = {};
  for (const [option, spec] of optionEntries(specs)) {
    const raw = given.has(option) ? given.get(option) : defaultValue(spec);
    const value = spec.kind === 'some' ? readSome(spec, raw, seats, options) : raw;
    if (!isAccepted(spec, value, seats)) {
      const accepted = acceptedValues(spec, seats).flatMap((one) => one ?? []);
      return err({ code: 'option-value', option, accepted });
    }
    options = withField(options, option, value ?? defaultValue(spec));
    given.delete(option);
  }
  const [unknown] = given.keys();
  if (unknown !== undefined) return err({ code: 'option-unknown', option: unknown });
  return ok(options as Options);
}

/** Every combination of a game's options at a table of that size; of lists, some. */
export function allOptions<Options>(
  specs: OptionSpecs<Options>,
  seats: number,
): readonly Options[] {
  const combinations = optionEntries(specs).reduce<readonly object[]>(
    (partial, [option, spec]) =>
      partial.flatMap((options) =>
        valuesToTry(spec, seats, options).map((value) => withField(options, option, value)),
      ),
    [{}],
  );
  return combinations as readonly Options[];
}
