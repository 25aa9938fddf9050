import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { isFound } from '../../src/shell/book/search';
import { sectionNamed, SECTIONS } from '../../src/screens/rules/sections';

const PAGE = readFileSync(join(__dirname, '../../docs/rules/hollywood.md'), 'utf8');
const IDS = [...PAGE.matchAll(/^- \*\*([A-Z0-9]+-\d+)\*\*/gm)].map(([, id]) => id ?? '');

describe('the book of rules', () => {
  it.each(IDS)('tells of %s in one of its sections', (id) => {
    expect(SECTIONS.filter(({ rules }) => rules.includes(id))).not.toEqual([]);
  });

  it('names no rule that does not exist', () => {
    const named = SECTIONS.flatMap(({ rules }) => rules);
    expect(named.filter((id) => !IDS.includes(id))).toEqual([]);
  });

  it('has words for its sections, in its own order, and for no others', () => {
    const names = SECTIONS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const language of LANGUAGES)
      expect(Object.keys(RESOURCES[language].rules.section).sort()).toEqual([...names].sort());
  });

  it('is short: no section takes more than a minute to read', () => {
    for (const language of LANGUAGES)
      for (const { body } of Object.values(RESOURCES[language].rules.section))
        expect(body.split(/\s+/).length).toBeLessThanOrEqual(90);
  });

  it.each(['', 'LOST-STAR', 'lost-star/', 'constructor', undefined, null, ['lost-star'], 7])(
    'has no section that is called %p',
    (text) => {
      expect(sectionNamed(text)).toBeUndefined();
    },
  );
});

describe('looking for a heading', () => {
  it.each([
    ['egalite', 'Égalité à la fin'],
    ['ÉGALITÉ', 'égalité à la fin'],
    ['  fin   égalité ', 'Égalité à la fin'],
    ["l'autre", 'L’autre ordre'],
    ['aequo', 'ex æquo'],
    ['parita', 'Parità alla fine'],
    ['', 'anything'],
  ])('«%s» finds «%s»', (query, text) => {
    expect(isFound(query, text)).toBe(true);
  });

  it('finds nothing by half of its words', () => {
    expect(isFound('full moon', 'Full columns')).toBe(false);
  });
});
