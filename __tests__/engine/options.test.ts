import { allOptions, type OptionSpecs, parseOptions } from '../../src/engine/options';
import { hollywood } from '../../src/games/hollywood/game';

const specs = hollywood.options;

describe('options', () => {
  it('take their defaults when left out', () => {
    expect(parseOptions(specs, {}, 4)).toEqual({
      ok: true,
      value: { advanced: false, claimOrder: 'top-first' },
    });
  });

  it('are taken as given', () => {
    const options = { advanced: true, claimOrder: 'bottom-first', firstSeat: 3 };
    expect(parseOptions(specs, options, 4)).toEqual({ ok: true, value: options });
  });

  it.each([
    [{ advanced: 'yes' }, 'advanced'],
    [{ advanced: 1 }, 'advanced'],
    [{ claimOrder: 'sideways' }, 'claimOrder'],
    [{ claimOrder: null }, 'claimOrder'],
    [{ firstSeat: 3 }, 'firstSeat'],
    [{ firstSeat: -1 }, 'firstSeat'],
    [{ firstSeat: 0.5 }, 'firstSeat'],
    [{ firstSeat: '0' }, 'firstSeat'],
  ])('%j is refused at three players, with what is accepted', (raw, option) => {
    const parsed = parseOptions(specs, raw, 3);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'option-value', option } });
    expect(
      !parsed.ok && parsed.error.code === 'option-value' && parsed.error.accepted.length,
    ).toBeGreaterThan(1);
  });

  it.each([
    [{ speed: 3 }],
    [JSON.parse('{"__proto__":{"advanced":true}}') as object],
    [{ toString: 1 }],
  ])('%j is no option of the game', (raw) => {
    expect(parseOptions(specs, raw, 4)).toMatchObject({
      ok: false,
      error: { code: 'option-unknown' },
    });
  });

  it.each([[null], [[]], ['advanced'], [7], [undefined]])('%j is no set of options', (raw) => {
    expect(parseOptions(specs, raw, 4)).toEqual({
      ok: false,
      error: { code: 'options-not-an-object' },
    });
  });

  it('all combinations: two flags, two orders, nobody or each seat chosen to begin', () => {
    expect(allOptions(specs, 3)).toHaveLength(2 * 2 * 4);
    expect(allOptions(specs, 4)).toHaveLength(2 * 2 * 5);
    for (const options of allOptions(specs, 4))
      expect(parseOptions(specs, options, 4)).toEqual({ ok: true, value: options });
  });
});

describe('options of larger tables, and lists', () => {
  interface Props {
    readonly curtain: boolean;
    readonly cut: readonly string[];
  }
  const props: OptionSpecs<Props> = {
    curtain: { kind: 'flag', default: false, from: 3 },
    cut: {
      kind: 'some',
      values: ['hat', 'cane', 'rope'],
      default: [],
      atMost: (seats, options) =>
        'curtain' in options && options.curtain === true ? seats - 1 : 1,
    },
  };

  it('a flag is off where the table is too small for it', () => {
    expect(parseOptions(props, { curtain: true }, 2)).toMatchObject({
      ok: false,
      error: { code: 'option-value', option: 'curtain', accepted: [false] },
    });
    expect(parseOptions(props, { curtain: true }, 3)).toMatchObject({ ok: true });
  });

  it('a list comes in the order of the game, whatever order it was given in', () => {
    expect(parseOptions(props, { curtain: true, cut: ['rope', 'hat'] }, 3)).toEqual({
      ok: true,
      value: { curtain: true, cut: ['hat', 'rope'] },
    });
    expect(parseOptions(props, {}, 3)).toEqual({ ok: true, value: { curtain: false, cut: [] } });
  });

  it.each([
    [['hat', 'hat']],
    [['glove']],
    [['hat', 'cane']],
    ['hat'],
    [null],
    [{ 0: 'hat', length: 1 }],
    [['hat', undefined]],
  ])('%j is no list of them, or has too many', (cut) => {
    expect(parseOptions(props, { cut }, 3)).toMatchObject({
      ok: false,
      error: { code: 'option-value', option: 'cut', accepted: ['hat', 'cane', 'rope'] },
    });
  });

  it('is tried empty where nothing may be on it: no table is left out', () => {
    const none: OptionSpecs<Props> = { ...props, cut: { ...props.cut, atMost: () => 0 } };
    expect(allOptions(none, 3)).toEqual([
      { curtain: false, cut: [] },
      { curtain: true, cut: [] },
    ]);
  });

  it('is tried with none and with as many as can be, from either end', () => {
    expect(allOptions(props, 2)).toEqual([
      { curtain: false, cut: [] },
      { curtain: false, cut: ['hat'] },
      { curtain: false, cut: ['rope'] },
    ]);
    expect(allOptions(props, 3)).toHaveLength(6);
    for (const options of allOptions(props, 3))
      expect(parseOptions(props, options, 3)).toEqual({ ok: true, value: options });
  });
});
