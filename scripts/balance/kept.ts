import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { MatchRecord } from './record';

/*
 * Matches of the strongest take an hour. What was played of a table is kept, a line a match in the order of their numbers,
 * so that a run that was broken off goes on where it stopped.
 */

const LINE_END = '\n';

/** Where a table is kept: the same cards and bots, which are in the bundle that plays, and the same task. */
export function keptIn(folder: string, bundle: string, task: object): string {
  const hash = createHash('sha256').update(readFileSync(bundle)).update(JSON.stringify(task));
  return join(folder, `${hash.digest('hex').slice(0, 16)}.jsonl`);
}

/** What is kept so far. A last line that was not written to its end is dropped, in the file too. */
export function readKept(file: string): readonly MatchRecord[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf(LINE_END) + 1);
  if (whole !== text) writeFileSync(file, whole);
  return whole
    .split(LINE_END)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as MatchRecord);
}

export function keep(file: string, records: readonly MatchRecord[]): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, records.map((record) => JSON.stringify(record) + LINE_END).join(''));
}

/** So many matches of a table: what is kept, and what is still to be played, part by part. */
export async function playKept(
  file: string,
  matches: number,
  part: number,
  play: (from: number, count: number) => Promise<readonly MatchRecord[]>,
): Promise<readonly MatchRecord[]> {
  const records = [...readKept(file)];
  while (records.length < matches) {
    const played = await play(records.length, Math.min(part, matches - records.length));
    keep(file, played);
    records.push(...played);
  }
  return records.slice(0, matches);
}
