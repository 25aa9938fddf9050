import { HELP, parseSimulation } from '../../scripts/lib/simulate-flags';
import { referee, splitMatches } from '../games/hollywood/referee/referee';
import { referee as refereeProducer } from '../games/executive-producer/referee/referee';
import { referee as referee1947 } from '../games/hollywood-1947/referee';
import { runScript } from '../support/scripts';

const simulate = (...args: readonly string[]) => runScript('scripts/simulate.ts', ...args);

describe('simulate', () => {
  it('prints one match, one JSON object a line, that the referee accepts', () => {
    const { code, out, err } = simulate('--game', 'hollywood', '--players', '4', '--seed', '7');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [first, deal] = out.split('\n');
    expect(first).toBe(
      '{"type":"game","game":"hollywood","players":4,"seed":"7","options":{"advanced":false,"claimOrder":"top-first"}}',
    );
    expect(deal).toMatch(/^\{"type":"deal","round":1,"first":[0-3],"columns":\[\[\{"kind":/);
    expect(out.endsWith('\n')).toBe(true);
    expect(referee(out)).toEqual([]);
  });

  it('prints a match of every other game too, with its options as flags', () => {
    const { code, out, err } = simulate(
      ...['--game', 'hollywood-1947', '--players', '5', '--seed', '9', '--costumes'],
      ...['--left-out', 'gaffer,actor'],
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split('\n')[0]).toBe(
      '{"type":"game","game":"hollywood-1947","players":5,"seed":"9","options":{"unionStrike":false,"randomLoyalties":false,"costumes":true,"leftOut":["gaffer","actor"]}}',
    );
    expect(referee1947(out.trim().split('\n'))).toEqual([]);
  });

  it('prints a match of Executive Producer, with its cards, that its referee accepts', () => {
    const { code, out, err } = simulate(
      ...['--game', 'executive-producer', '--players', '3', '--seed', '4', '--length', 'intro'],
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trim().split('\n');
    expect(lines[0]).toBe(
      '{"type":"game","game":"executive-producer","players":3,"seed":"4","options":{"length":"intro","studios":[]}}',
    );
    expect(lines[1]).toMatch(/^\{"type":"cards","scripts":\{/);
    expect(refereeProducer(lines)).toBeUndefined();
  });

  it('prints the same for the same seed, whatever its case, and something else for another', () => {
    const without = (text: string) => text.slice(text.indexOf('\n'));
    const one = simulate('--seed', 'Casablanco').out;
    expect(without(simulate('--seed', '  CASABLANCO ').out)).toBe(without(one));
    expect(without(simulate('--seed', 'Casablanca!').out)).not.toBe(without(one));
  });

  it('plays as many matches as asked, each with a seed of its own', () => {
    const { code, out } = simulate(
      '--seed',
      'many',
      '--games',
      '25',
      '--players',
      '3',
      '--advanced',
    );
    expect(code).toBe(0);
    const matches = splitMatches(out);
    expect(matches).toHaveLength(25);
    matches.forEach((match, index) => {
      expect(match).toContain(`"seed":"many-${index + 1}"`);
      expect(match).toContain('"advanced":true');
      expect(referee(match)).toEqual([]);
    });
  });

  it('helps', () => {
    const { code, out, err } = simulate('--help');
    expect({ code, out, err }).toEqual({ code: 0, out: HELP, err: '' });
    for (const flag of [
      '--players',
      '--seed',
      '--games',
      '--bots',
      '--advanced',
      '--claim-order',
    ]) {
      expect(HELP).toContain(flag);
    }
  });

  it('refuses a wrong flag on standard error with exit code 2, and prints nothing else', () => {
    const { code, out, err } = simulate('--players', '5');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--players takes a whole number from 3 to 4');
  });
});

describe('flags', () => {
  it.each([
    [['--players', '2'], '--players takes a whole number from 3 to 4'],
    [['--players', 'four'], '--players takes a whole number'],
    [['--players', '3.5'], '--players takes a whole number'],
    [['--players', ''], '--players takes a whole number'],
    [['--players'], '--players needs a value'],
    [['--players', '--seed', 'x'], '--players needs a value'],
    [['--seed', '   '], '--seed takes 1 to 40'],
    [['--seed', 'x'.repeat(41)], '--seed takes 1 to 40'],
    [['--seed', 'a\u0007b'], '--seed takes 1 to 40'],
    [['--seed', 'x'.repeat(40), '--games', '2'], '--seed is too long'],
    [['--games', '0'], '--games takes a whole number'],
    [['--games', '-1'], '--games takes a whole number'],
    [['--games', '1e3'], '--games takes a whole number'],
    [['--bots', 'genius'], "there is no level 'genius'; accepted: random"],
    [['--bots', 'random,random'], 'one for each of the 4 seats'],
    [['--bots', ''], "there is no level ''"],
    [['--claim-order', 'sideways'], '--claim-order takes top-first|bottom-first'],
    [['--first-seat', '4'], '--first-seat takes 0|1|2|3'],
    [['--first-seat', '3', '--players', '3'], '--first-seat takes 0|1|2'],
    [['--advanced=yes'], '--advanced takes no value'],
    [
      ['--game', 'chess'],
      "there is no 'chess'; accepted: hollywood|hollywood-1947|executive-producer",
    ],
    [['--game', 'hollywood-1947', '--players', '10'], '--players takes a whole number from 1 to 9'],
    [
      ['--game', 'hollywood-1947', '--players', '2', '--costumes'],
      '--costumes is for 3 players or more',
    ],
    [['--game', 'hollywood-1947', '--left-out', 'extra'], '--left-out takes screenwriter|'],
    [
      ['--game', 'hollywood-1947', '--players', '8', '--left-out', 'actor,editor'],
      'not too many for 8 players',
    ],
    [
      ['--game', 'executive-producer', '--length', 'endless'],
      '--length takes intro|short|medium|full',
    ],
    [['--game'], "there is no ''"],
    [['--colour', 'red'], 'Unknown argument: --colour'],
    [['seven'], 'Unknown argument: seven'],
    [['--__proto__', 'x'], 'Unknown argument: --__proto__'],
    [['constructor'], 'Unknown argument: constructor'],
    [['--seed', 'a', '--seed', 'b'], '--seed is given twice'],
  ])('%j is refused: %s', (args, message) => {
    expect(parseSimulation(args)).toEqual({
      ok: false,
      error: expect.stringContaining(message) as string,
    });
  });

  it('takes values behind a space or an equals sign', () => {
    for (const args of [
      ['--players=3', '--seed=a=b'],
      ['--players', '3', '--seed', 'a=b'],
    ]) {
      expect(parseSimulation(args)).toMatchObject({
        ok: true,
        value: { bots: { length: 3 }, seeds: ['xoroshiro128plus:a=b'] },
      });
    }
  });

  it('takes one level for all, or one for each seat', () => {
    for (const bots of ['random', 'random,random,random']) {
      const parsed = parseSimulation(['--players', '3', '--bots', bots]);
      expect(parsed).toMatchObject({ ok: true, value: { bots: [{}, {}, {}] } });
    }
  });
});
