import { allOptions, parseOptions } from '../../src/engine/options';
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
