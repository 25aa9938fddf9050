import { err, ok, type Result } from './result';
import { isSeat, type Seat, seatsOf } from './seats';

/** What a rule option can be. Options are data, so setup screens, flags, saves and tests all read the same table. */
export type OptionSpec =
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string }
  /** A seat of the table, or nothing: then the rules decide. */
  | { readonly kind: 'seat' };

type SpecOf<Value> = [Value] extends [boolean]
  ? Extract<OptionSpec, { kind: 'flag' }>
  : [Value] extends [Seat]
    ? Extract<OptionSpec, { kind: 'seat' }>
    : {
        readonly kind: 'choice';
        readonly values: readonly Value[];
        readonly default: Value;
      };

/** What a field of any game's options can hold. */
export type OptionValue = boolean | string | Seat;

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

/** Every value an option accepts at a table of that size; `undefined` stands for leaving it out. */
export function acceptedValues(
  spec: OptionSpec,
  seats: number,
): readonly (OptionValue | undefined)[] {
  if (spec.kind === 'flag') return [false, true];
  if (spec.kind === 'choice') return spec.values;
  return [undefined, ...seatsOf(seats)];
}

function defaultValue(spec: OptionSpec): unknown {
  return spec.kind === 'seat' ? undefined : spec.default;
}

function withField(options: object, key: string, value: unknown): object {
  return value === undefined ? options : { ...options, [key]: value };
}

function accepts(spec: OptionSpec, value: unknown, seats: number): boolean {
  if (spec.kind === 'seat') return isSeat(value, seats);
  return acceptedValues(spec, seats).some((accepted) => accepted === value);
}

/**
 * Options from unchecked input: fields left out take their default, fields that do not exist are refused.
 * The one place where plain data becomes a game's `Options`.
 */
export function parseOptions<Options>(
  specs: OptionSpecs<Options>,
  raw: unknown,
  seats: number,
): Result<Options, OptionError> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return err({ code: 'options-not-an-object' });
  }
  const given = new Map<string, unknown>(Object.entries(raw));
  let options: object = {};
  for (const [option, spec] of optionEntries(specs)) {
    const value = given.has(option) ? given.get(option) : defaultValue(spec);
    if (value !== undefined && !accepts(spec, value, seats)) {
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

/** Every combination of a game's options at a table of that size. */
export function allOptions<Options>(
  specs: OptionSpecs<Options>,
  seats: number,
): readonly Options[] {
  const combinations = optionEntries(specs).reduce<readonly object[]>(
    (partial, [option, spec]) =>
      partial.flatMap((options) =>
        acceptedValues(spec, seats).map((value) => withField(options, option, value)),
      ),
    [{}],
  );
  return combinations as readonly Options[];
}
