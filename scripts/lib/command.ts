import type { Result } from '../../src/engine/result';
import { countOf, type FlagSpecs, oneOf, readFlags } from './flags';
import { print } from './print';

/** What a program is asked for. A value that it does not take ends it. */
export interface Command {
  has(flag: string): boolean;
  count(flag: string, min: number, max: number): number | undefined;
  oneOf<Name extends string>(flag: string, names: readonly Name[]): Name | undefined;
  /** Ends the program with the reason, and with the help. */
  refuse(reason: string): never;
}

/** Reads the flags of a program; `--help` is among them, prints the help and ends it. */
export function readCommand(args: readonly string[], help: string, specs: FlagSpecs): Command {
  function refuse(reason: string): never {
    process.stderr.write(`${reason}\n\n${help}`);
    process.exit(2);
  }
  const accepted = <Value>(read: Result<Value, string>): Value =>
    read.ok ? read.value : refuse(read.error);
  const flags = accepted(readFlags(args, { ...specs, '--help': { kind: 'switch' } }));
  if (flags.has('--help')) {
    print(help);
    process.exit(0);
  }
  return {
    has: (flag) => flags.has(flag),
    count: (flag, min, max) => accepted(countOf(flags, flag, min, max)),
    oneOf: (flag, names) => accepted(oneOf(flags, flag, names)),
    refuse,
  };
}
