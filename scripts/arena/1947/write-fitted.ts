import { join } from 'node:path';

import { writeSource } from '../../lib/write-source';
import type { Tables } from './neutral';

/* What bots believe by, as a file. */

const FILE = join(__dirname, '../../../src/games/hollywood-1947/bots/fitted.ts');

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

export async function writeFitted(tables: Tables): Promise<void> {
  const parts = Object.entries(tables).map(
    ([name, table]) =>
      `/** ${NOTES[name]} */\nexport const ${name}${TYPES[name] ?? ''} = ${JSON.stringify(table)};\n`,
  );
  const text = `import type { TellingKind } from './evidence';
import type { PerStance } from './stances';

/* Made by \`npm run arena -- --game hollywood-1947 --table habits\`; not written by hand. */

${parts.join('\n')}`;
  await writeSource(FILE, text);
}
