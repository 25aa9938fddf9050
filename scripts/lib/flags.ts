import { err, ok, type Result } from '../../src/engine/result';

/** A flag that takes a value, or a switch that takes none. */
export type FlagSpec =
  { readonly kind: 'value'; readonly hint: string } | { readonly kind: 'switch' };

export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export type FlagValues = ReadonlyMap<string, string>;

/** A flag with a value behind it; the hint says which values there are. */
export function takes(hint: string): FlagSpec {
  return { kind: 'value', hint };
}

/** Reads `--name value`, `--name=value` and `--switch`; anything else, and anything twice, is refused with a message. */
export function readFlags(args: readonly string[], specs: FlagSpecs): Result<FlagValues, string> {
  const values = new Map<string, string>();
  const rest = [...args];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [flag, inline] = splitOnce(word);
    const spec = Object.prototype.hasOwnProperty.call(specs, flag) ? specs[flag] : undefined;
    if (spec === undefined) return err(`Unknown argument: ${word}`);
    if (values.has(flag)) return err(`${flag} is given twice`);
    if (spec.kind === 'switch') {
      if (inline !== undefined) return err(`${flag} takes no value`);
      values.set(flag, 'true');
      continue;
    }
    const value = inline ?? rest.shift();
    if (value === undefined || (inline === undefined && value.startsWith('--'))) {
      return err(`${flag} needs a value: ${spec.hint}`);
    }
    values.set(flag, value);
  }
  return ok(values);
}

function splitOnce(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=');
  return word.startsWith('--') && at > 0
    ? [word.slice(0, at), word.slice(at + 1)]
    : [word, undefined];
}

/** A whole number in a range, or a message that says what is accepted. */
export function readCount(
  flag: string,
  text: string,
  min: number,
  max: number,
): Result<number, string> {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= min && count <= max) return ok(count);
  return err(`${flag} takes a whole number from ${min} to ${max}, not '${text}'`);
}

/** The number that a flag gives, if it is there. */
export function countOf(
  flags: FlagValues,
  flag: string,
  min: number,
  max: number,
): Result<number | undefined, string> {
  const text = flags.get(flag);
  return text === undefined ? ok(undefined) : readCount(flag, text, min, max);
}

/** Which of these names a flag gives, if it is there, or a message with all of them. */
export function oneOf<Name extends string>(
  flags: FlagValues,
  flag: string,
  names: readonly Name[],
): Result<Name | undefined, string> {
  const text = flags.get(flag);
  const name = names.find((one) => one === text);
  if (text === undefined || name !== undefined) return ok(name);
  return err(`${flag}: there is no '${text}'; accepted: ${names.join('|')}`);
}
