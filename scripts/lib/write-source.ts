import { writeFileSync } from 'node:fs';

import { format, resolveConfig } from 'prettier';

/** Writes a file of TypeScript that a script made, formatted as if by hand. */
export async function writeSource(file: string, text: string): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, parser: 'typescript' }));
  console.log(`\nWritten: ${file}`);
}
