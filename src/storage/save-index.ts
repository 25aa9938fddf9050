import { z } from 'zod';

import { gameRow } from '../games';
import { SAVE_VERSION } from './format';
import { INDEX_KEY } from './keys';
import type { PatientStore } from './patient-store';
import { type Summary, summarySchema } from './summary';

/*
 * Summaries of saves that were read before, by the hash of their text. It only spares replaying every match to list
 * them: a summary is used when the text it was made from is still there and its rules are still in the app. An index
 * that is missing, damaged, of another version of saves or refused by the storage is made anew from the saves.
 */

const indexSchema = z.strictObject({
  format: z.literal('backlot-index'),
  madeBy: z.literal(SAVE_VERSION),
  summaries: z.record(z.string(), summarySchema),
});

export type SaveIndex = ReadonlyMap<string, Summary>;

/** An app without these rules cannot play the match, whatever another one once read in it. */
function hasRules({ game, rulesVersion }: Summary): boolean {
  return gameRow(game)?.rulesVersions.includes(rulesVersion) ?? false;
}

function parse(text: string): SaveIndex {
  try {
    const parsed = indexSchema.safeParse(JSON.parse(text));
    const summaries = parsed.success ? Object.entries(parsed.data.summaries) : [];
    return new Map(summaries.filter(([, summary]) => hasRules(summary)));
  } catch {
    return new Map();
  }
}

export async function readIndex(store: PatientStore): Promise<SaveIndex> {
  const text = await store.read(INDEX_KEY);
  return text.ok && text.value !== undefined ? parse(text.value) : new Map();
}

function sameKeys(one: SaveIndex, other: SaveIndex): boolean {
  return one.size === other.size && [...one.keys()].every((key) => other.has(key));
}

/** Keeps the index when it changed. A storage that refuses costs time at the next start, nothing else. */
export async function writeIndex(
  store: PatientStore,
  before: SaveIndex,
  after: SaveIndex,
): Promise<void> {
  if (sameKeys(before, after)) return;
  const index = {
    format: 'backlot-index',
    madeBy: SAVE_VERSION,
    summaries: Object.fromEntries(after),
  };
  await store.write(INDEX_KEY, JSON.stringify(index));
}
