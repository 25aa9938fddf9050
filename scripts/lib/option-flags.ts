import {
  acceptedValues,
  optionEntries,
  type OptionSpec,
  parseOptions,
} from '../../src/engine/options';
import { err, ok, type Result } from '../../src/engine/result';
import type { Game } from '../../src/engine/game';
import type { FlagSpecs, FlagValues } from './flags';

/** `claimOrder` is `--claim-order` on the command line. */
function flagOf(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function hintOf(spec: OptionSpec, seats: number): string {
  const values = acceptedValues(spec, seats)
    .flatMap((value) => (value === undefined ? [] : String(value)))
    .join('|');
  return spec.kind === 'some' ? `${values}, several with commas between` : values;
}

/** A flag for every rule option of a game: options that are on or off take no value. */
export function optionFlags(game: Game): FlagSpecs {
  return Object.fromEntries(
    optionEntries(game.options).map(([option, spec]) => [
      flagOf(option),
      spec.kind === 'flag'
        ? { kind: 'switch' as const }
        : { kind: 'value' as const, hint: hintOf(spec, game.seats.max) },
    ]),
  );
}

function valueOf(spec: OptionSpec, text: string): unknown {
  if (spec.kind === 'flag') return true;
  if (spec.kind === 'seat') return /^\d$/.test(text) ? Number(text) : text;
  if (spec.kind === 'some') return text.split(',').map((value) => value.trim());
  return text;
}

function wrongValue(game: Game, option: string, players: number): string {
  const spec = optionEntries(game.options).find(([name]) => name === option)?.[1];
  if (spec?.kind === 'flag') return `${flagOf(option)} is for ${spec.from ?? 0} players or more`;
  const isList = spec?.kind === 'some';
  const most = isList ? `, none twice and not too many for ${players} players` : '';
  return `${flagOf(option)} takes ${spec === undefined ? '' : hintOf(spec, players)}${most}`;
}

/** The game's options as the flags say, or a message that says what is accepted. */
export function optionsFromFlags(
  game: Game,
  flags: FlagValues,
  players: number,
): Result<object, string> {
  const given = optionEntries(game.options).flatMap(([option, spec]) => {
    const text = flags.get(flagOf(option));
    return text === undefined ? [] : [[option, valueOf(spec, text)] as const];
  });
  const options = parseOptions<object>(game.options, Object.fromEntries(given), players);
  if (options.ok) return ok(options.value);
  const { error } = options;
  if (error.code !== 'option-value') return err(error.code);
  return err(wrongValue(game, error.option, players));
}
