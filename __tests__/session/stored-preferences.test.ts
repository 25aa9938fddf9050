import { DEFAULTS, readStored } from '../../src/session/stored-preferences';

const SEAT = { kind: 'bot', name: 'Ada', colour: 'ruby', glyph: 'star', level: 'random' } as const;
const TABLE = { seats: [SEAT], options: { advanced: true, claimOrder: 'top-first', first: 2 } };

function stored(state: unknown, version: unknown = 1): string {
  return JSON.stringify({ state, version });
}

describe('stored preferences', () => {
  it('come back as they were written', () => {
    const state = {
      speed: 'brisk',
      placing: 'one-tap',
      handOver: true,
      haptics: false,
      sound: false,
      volume: 3,
      hand: 'left',
      faceToFace: true,
      sides: { 1: 'top', 3: 'left' },
      look: 'matinee',
      motion: 'reduced',
      language: 'it',
      tips: false,
      seenTips: ['lost-star', 'bumped'],
      tables: { hollywood: TABLE },
      soloTables: { hollywood: TABLE },
    };
    expect(readStored(stored(state))).toEqual({ state, version: 1 });
  });

  it('fall back field by field, and leave out what nobody knows', () => {
    const state = {
      ...{ speed: 'warp', placing: 1, handOver: 'yes', language: 'fr', look: 'dusk' },
      ...{ sound: 'on', volume: 11, hand: 'third', faceToFace: 1, sides: ['top'] },
    };
    expect(readStored(stored(state))?.state).toEqual({ ...DEFAULTS, language: 'fr' });
  });

  it('keep the sides of the table that there are, and of seats that there are', () => {
    const sides = { 0: 'top', 1: 'under', 2: 7, 9: 'left', first: 'left' };
    expect(readStored(stored({ sides }))?.state.sides).toEqual({ 0: 'top' });
  });

  it('keep the tips that are still known, and forget a list that is none', () => {
    const seen = (seenTips: unknown) => readStored(stored({ seenTips }))?.state.seenTips;
    expect(seen(['bumped', 'how to fly', 3, null, 'bumped'])).toEqual(['bumped']);
    expect(seen('bumped')).toEqual([]);
    expect(readStored(stored({ tips: 'no' }))?.state.tips).toBe(true);
  });

  it.each([
    ['no seats', { ...TABLE, seats: [] }],
    ['too many seats', { ...TABLE, seats: Array(10).fill(SEAT) }],
    ['a seat of no kind', { ...TABLE, seats: [{ ...SEAT, kind: 'ghost' }] }],
    ['an unknown colour', { ...TABLE, seats: [{ ...SEAT, colour: 'plaid' }] }],
    ['an unknown symbol', { ...TABLE, seats: [{ ...SEAT, glyph: 'spoon' }] }],
    ['an endless name', { ...TABLE, seats: [{ ...SEAT, name: 'a'.repeat(65) }] }],
    ['no level', { ...TABLE, seats: [{ ...SEAT, level: undefined }] }],
    ['an option that is none', { ...TABLE, options: { advanced: {} } }],
    ['no options', { seats: [SEAT] }],
    ['nothing in it', null],
  ])('forget tables when one has %s', (_, table) => {
    const state = { speed: 'brisk', tables: { other: TABLE, hollywood: table } };
    expect(readStored(stored(state))?.state).toEqual({ ...DEFAULTS, speed: 'brisk' });
  });

  it.each([
    ['another version', stored({}, 2)],
    ['no version', '{"state":{}}'],
    ['no state', stored(null)],
    ['a list for a state', stored([])],
    ['a bare word', '"brisk"'],
    ['half a text', '{"state":{'],
  ])('are not read from %s', (_, text) => {
    expect(readStored(text)).toBeUndefined();
  });
});
