import { optionEntries } from '../../src/engine/options';
import { openGame } from '../../src/games';
import type { GameWords } from '../../src/games/contract';
import { LANGUAGES } from '../../src/i18n/languages';

const GAMES = ['hollywood-1947', 'executive-producer'].flatMap((game) =>
  LANGUAGES.map((language) => [game, language] as const),
);

/** Where a text is missing, its key shows instead: `option.costumes.name`. */
const KEY = /\w\.\w/;

describe.each(GAMES)('the options of %s in %s', (game, language) => {
  it('have a name, and a sentence that says what they change', async () => {
    const entry = await openGame(game);
    const words: GameWords | undefined = (await entry?.words?.(language))?.([]);
    const said = optionEntries(entry?.game.options ?? {}).map(([name]) =>
      words?.option(name as never),
    );
    expect(said.length).toBeGreaterThan(2);
    for (const option of said) {
      expect(option?.name).not.toMatch(KEY);
      expect(option?.text).toMatch(/\s.*\.$/);
      expect(option?.text).not.toMatch(KEY);
    }
    expect(new Set(said.map((option) => option?.name)).size).toBe(said.length);
  });

  it('call their values by names, no two alike', async () => {
    const entry = await openGame(game);
    const words: GameWords | undefined = (await entry?.words?.(language))?.([
      'A',
      'B',
      'C',
      'D',
      'E',
    ]);
    const listed = optionEntries(entry?.game.options ?? {}).filter(([, spec]) => 'values' in spec);
    expect(listed.length).toBeGreaterThan(0);
    for (const [name, spec] of listed) {
      const values = 'values' in spec ? spec.values : [];
      const names = values.map((value) => words?.optionValue(name as never, value));
      expect(new Set(names).size).toBe(values.length);
      for (const [place, value] of values.entries()) {
        expect(names[place]).not.toBe(value);
        expect(names[place]).not.toMatch(KEY);
      }
    }
  });
});
