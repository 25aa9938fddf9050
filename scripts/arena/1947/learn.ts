import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import * as before from '../../../src/games/hollywood-1947/bots/fitted';
import type { State } from '../../../src/games/hollywood-1947/types';
import { fitBeliefs, weightTables } from './fit-beliefs';
import { habitTables } from './habits';
import { lessonsFrom } from './lessons';

/*
 * What bots believe changes how they behave, above all how communists hide, and how they behave what is to be believed.
 * So a generation goes half the way to what its matches say; after a few nothing much changes any more.
 */

const FILE = join(__dirname, '../../../src/games/hollywood-1947/bots/fitted.ts');
const PACE = 0.5;
const DIGITS = 3;

const TYPES: Readonly<Record<string, string>> = {
  CARD_HABITS: ': PerStance<readonly number[]>',
  CLAIM_HABITS: ': PerStance<readonly (readonly number[])[]>',
  EDITOR_HABITS: ': PerStance<readonly number[]>',
  DEED_WEIGHTS: ': Readonly<Record<TellingKind, PerStance<readonly number[]>>>',
};

const NOTES: Readonly<Record<string, string>> = {
  CARD_HABITS: 'Of what colour their cards in the movies are: communist, neutral, patriot.',
  CLAIM_HABITS: 'What they say of a card of each colour, likewise.',
  EDITOR_HABITS: 'How often an editor lets a card of each colour go.',
  MOVIE_WEIGHT:
    'How much a movie counts of what it would if all that is behind it were independent.',
  CLAIM_WEIGHT: 'The same of claims.',
  DEED_WEIGHTS:
    'How much a deed speaks for whoever did it having that stance, done to a patriot, a communist, a rising star, or themselves.',
};

/** Between two tables of the same shape. */
function halfWay(from: unknown, to: unknown): unknown {
  if (typeof from === 'number' && typeof to === 'number')
    return Number((from + PACE * (to - from)).toFixed(DIGITS));
  if (Array.isArray(from) && Array.isArray(to))
    return from.map((item, index) => halfWay(item, to[index]));
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    const other = Object.entries(to);
    return Object.fromEntries(
      Object.entries(from).map(([name, item]) => [
        name,
        halfWay(item, other.find(([same]) => same === name)?.[1]),
      ]),
    );
  }
  return from;
}

/** Learns from matches that are over, and writes what bots believe by from now on. */
export async function learnFrom(ends: readonly State[]): Promise<void> {
  const lessons = lessonsFrom(ends);
  const fit = fitBeliefs(lessons);
  const found = { ...habitTables(ends), ...weightTables(fit) };
  const tables = Object.entries(halfWay(before, found) as object).map(
    ([name, table]) =>
      `/** ${NOTES[name]} */\nexport const ${name}${TYPES[name] ?? ''} = ${JSON.stringify(table)};\n`,
  );
  const text = `import type { TellingKind } from './evidence';
import type { PerStance } from './stances';

/* Made by \`npm run arena -- --game hollywood-1947 --table habits\`; not written by hand. */

${tables.join('\n')}`;
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(text, { ...options, parser: 'typescript' }));
  console.log(
    `${ends.length} matches, ${lessons.length} lessons: a surprise of ${fit.surprise.toFixed(3)} nats, ${fit.atFirst.toFixed(3)} for who knows nothing\nWritten: ${FILE}`,
  );
}
