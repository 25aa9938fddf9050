import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

function idsIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, id]) => id ?? '');
}

/** The names of a game's tests; the referee's own tests show the referee, not the rules. */
function testNames(game: string): string {
  const folder = join(ROOT, '__tests__', 'games', game);
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.test.ts') && file !== 'referee.test.ts',
  );
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...code.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g)]
    .map(([, , name]) => name)
    .join('\n');
}

describe.each([
  ['hollywood', 52],
  ['hollywood-1947', 55],
  ['executive-producer', 46],
])('the rules of %s', (game, count) => {
  const page = readFileSync(join(ROOT, 'docs', 'rules', `${game}.md`), 'utf8');
  const ids = idsIn(page, /^- \*\*([A-Z0-9]+-\d+)\*\*/gm);

  it(`are ${count}, each with an id of its own`, () => {
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  });

  it.each(ids)('[%s] is shown by a test that carries its id', (id) => {
    expect(testNames(game)).toContain(`[${id}]`);
  });

  it('no test names a rule that does not exist', () => {
    const named = idsIn(testNames(game), /\[([A-Z0-9]+-\d+)\]/g);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
