import { countOf, oneOf, readFlags, takes } from '../../scripts/lib/flags';
import { must } from '../support/results';
import { runScript } from '../support/scripts';

const SPECS = { '--on': { kind: 'switch' }, '--count': takes('how many') } as const;
const NAMES = ['short', 'long'] as const;

describe('flags', () => {
  it('read no value for a switch', () => {
    expect(readFlags(['--on', 'off'], SPECS)).toEqual({
      ok: false,
      error: 'Unknown argument: off',
    });
  });

  it('say which values there are where one is missing', () => {
    expect(readFlags(['--count'], SPECS)).toEqual({
      ok: false,
      error: '--count needs a value: how many',
    });
  });

  it('give a number in its range, and none when they are left out', () => {
    const flags = must(readFlags(['--count', '3'], SPECS));
    expect(countOf(flags, '--count', 1, 3)).toEqual({ ok: true, value: 3 });
    expect(countOf(flags, '--other', 1, 3)).toEqual({ ok: true, value: undefined });
    expect(countOf(flags, '--count', 4, 9)).toEqual({
      ok: false,
      error: "--count takes a whole number from 4 to 9, not '3'",
    });
  });

  it('give one of the names there are, and none when they are left out', () => {
    const flags = new Map([['--length', 'long']]);
    expect(oneOf(flags, '--length', NAMES)).toEqual({ ok: true, value: 'long' });
    expect(oneOf(flags, '--other', NAMES)).toEqual({ ok: true, value: undefined });
    for (const text of ['endless', '', 'LONG', 'constructor'])
      expect(oneOf(new Map([['--length', text]]), '--length', NAMES)).toEqual({
        ok: false,
        error: `--length: there is no '${text}'; accepted: short|long`,
      });
  });
});

describe('a program', () => {
  it.each([
    ['arena.ts', ['--hero', 'nobody'], "--hero: there is no 'nobody'; accepted: "],
    ['arena.ts', ['--game', 'hollywood-1947', '--from=x'], '--from takes a whole number from 0 to'],
    ['arena.ts', ['--game=executive-producer', '--rest', 'x'], "--rest: there is no 'x'; accepted"],
    [
      'arena.ts',
      ['--game', 'hollywood-1947', '--players', '2', '--costumes'],
      '--costumes is for 3 players or more',
    ],
    ['arena.ts', ['--game', 'bridge'], "--game: there is no 'bridge'; accepted: hollywood|basic"],
    ['bench.ts', ['--quick'], 'Unknown argument: --quick'],
    ['balance.ts', ['--players', '9'], '--players takes a whole number from 2 to 5'],
    ['fit.ts', ['--game', 'chess'], "there is no 'chess'; accepted: hollywood|executive-producer"],
    ['screenshots.ts', ['--look'], '--look needs a value: evening|matinee|contrast'],
  ])('%s refuses %j with the reason, its help and exit code 2', (file, args, reason) => {
    const { code, out, err } = runScript(`scripts/${file}`, ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(reason);
    expect(err).toContain('--help             this text');
  });

  it('prints its help when it is asked for it', () => {
    const { code, out, err } = runScript('scripts/balance.ts', '--help');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('npm run -s balance');
  });
});
