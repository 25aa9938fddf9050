import { checkPlayers, COLOURS, GLYPHS, type Player } from '../../src/engine/players';

function table(...names: readonly string[]): readonly Player[] {
  return names.map((name, seat) => ({
    kind: 'person',
    name,
    colour: COLOURS[seat] ?? 'ruby',
    glyph: GLYPHS[seat] ?? 'star',
  }));
}

function codes(players: readonly Player[]): readonly string[] {
  const checked = checkPlayers(players);
  return checked.ok ? [] : checked.error.map(({ code, seat }) => `${seat} ${code}`);
}

describe('the players at a table', () => {
  it('have their names trimmed', () => {
    const checked = checkPlayers(table(' Ada ', 'Bo'));
    expect(checked.ok && checked.value.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  it.each([
    [['', 'Bo'], ['0 name-empty']],
    [['Ada', '  '], ['1 name-empty']],
    [['\u3164', 'Bo'], ['0 name-empty']],
    [['\u200d', 'Bo'], ['0 name-empty']],
    [['x'.repeat(17), 'Bo'], ['0 name-too-long']],
    [['A\u202eda', 'Bo'], ['0 name-unprintable']],
    [['A\tda', 'Bo'], ['0 name-unprintable']],
    [['Ada', 'ADA'], ['1 name-taken']],
    [['Zoe\u0308', 'zoë'], ['1 name-taken']],
    [['Mary Ann', 'mary  ann'], ['1 name-taken']],
    [
      ['', '', 'Cy'],
      ['0 name-empty', '1 name-empty'],
    ],
  ])('%j: %j', (names, expected) => {
    expect(codes(table(...names))).toEqual(expected);
  });

  it.each(['x', 'x'.repeat(16), '👩‍🎤', '李小龍', "O'Neill-Ba", '🎬'.repeat(16)])(
    '%j is a name',
    (name) => {
      expect(codes(table(name, 'Bo'))).toEqual([]);
    },
  );

  it('share neither colour nor mark', () => {
    const [ada, bo] = table('Ada', 'Bo');
    if (ada === undefined || bo === undefined) throw new Error('Two at the table');
    expect(codes([ada, { ...bo, colour: ada.colour }])).toEqual(['1 colour-taken']);
    expect(codes([ada, { ...bo, glyph: ada.glyph }])).toEqual(['1 glyph-taken']);
  });
});
