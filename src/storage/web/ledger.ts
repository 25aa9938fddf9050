import { z } from 'zod';

import type { SwapStore } from '../store';

/** What became of a text of the old store. */
export interface Moved {
  /** Of the text that was moved: another one in its place is new. */
  readonly hash: string;
  /** The key it has in the new store. */
  readonly to: string;
  /** Whether it was read back from there. Only then may the old one go. */
  readonly isVerified: boolean;
}

/** Which texts of the old store were moved, by their old key. Kept beside what was moved, so that both come and go together. */
export type Ledger = ReadonlyMap<string, Moved>;

/** No key of the app's own: whoever deletes all that the app keeps must not make it forget what was moved. */
export const LEDGER_KEY = 'moved';

const schema = z.record(
  z.string(),
  z.strictObject({ hash: z.string(), to: z.string(), isVerified: z.boolean() }),
);

/** The ledger and its text. One that is damaged knows of nothing: what was moved is then compared anew. */
export async function readLedger(
  store: SwapStore,
): Promise<{ readonly ledger: Ledger; readonly text: string | undefined }> {
  const text = (await store.getItem(LEDGER_KEY)) ?? undefined;
  return { ledger: parse(text ?? '{}'), text };
}

function parse(text: string): Ledger {
  try {
    const { data = {} } = schema.safeParse(JSON.parse(text));
    return new Map(Object.entries(data));
  } catch {
    return new Map();
  }
}

export function writeLedger(ledger: Ledger): string {
  return JSON.stringify(Object.fromEntries(ledger));
}
