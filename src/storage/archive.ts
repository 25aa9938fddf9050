import { z } from 'zod';

import { err, ok, type Result } from '../engine/result';
import { checksumOf } from './checksum';
import { isMatchId, type MatchId, type Slot, SLOT_COUNT } from './keys';
import { type ParseError, parseText } from './parse';

/*
 * Everything in one text: the saves of all matches as they are, each with its own checksum inside, what the person
 * likes, and a checksum over the whole. Matches that cannot be played on are in it too, slot by slot.
 */

const ARCHIVE_FORMAT = 'backlot-archive';
const ARCHIVE_VERSION = 1;

/** More than any browser or phone keeps for an app. */
const LIMITS = { length: 64 * 1024 * 1024, depth: 24 } as const;

/** A match as it lies in the storage, slot by slot. */
export interface ArchivedMatch {
  readonly id: MatchId;
  readonly texts: readonly (readonly [Slot, string])[];
}

export interface Archive {
  readonly matches: readonly ArchivedMatch[];
  /** What the person likes, as it is kept. */
  readonly preferences?: string | undefined;
}

export type ArchiveError =
  | ParseError
  | { readonly code: 'not-an-archive' }
  | { readonly code: 'archive-too-new'; readonly version: number };

/** An archive that was read. */
export interface ReadArchive extends Archive {
  /** Whether it is as it was written. If not, only what proves itself can be trusted. */
  readonly isWhole: boolean;
  /** Matches that are no longer written as one. */
  readonly unreadable: number;
}

const matchSchema = z.strictObject({
  id: z.string().refine(isMatchId),
  texts: z
    .array(
      z.tuple([
        z
          .int()
          .min(0)
          .max(SLOT_COUNT - 1),
        z.string(),
      ]),
    )
    .min(1)
    .refine((texts) => new Set(texts.map(([slot]) => slot)).size === texts.length),
});

const archiveSchema = z.looseObject({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().positive(),
  matches: z.array(z.unknown()),
  preferences: z.string().optional(),
  checksum: z.string(),
});

export function encodeArchive({ matches, preferences }: Archive): string {
  const archive = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    matches,
    ...(preferences !== undefined && { preferences }),
  };
  return JSON.stringify({ ...archive, checksum: checksumOf(archive) });
}

/** Reads an archive as far as it can be read. Of a match that came twice the first one counts. */
export function decodeArchive(text: string): Result<ReadArchive, ArchiveError> {
  const parsed = parseText(text.trim(), LIMITS);
  if (!parsed.ok) return parsed;
  const { data } = archiveSchema.safeParse(parsed.value);
  if (data === undefined) return err({ code: 'not-an-archive' });
  const { version, checksum, preferences } = data;
  if (version > ARCHIVE_VERSION) return err({ code: 'archive-too-new', version });
  const matches = new Map<MatchId, ArchivedMatch>();
  let unreadable = 0;
  for (const one of data.matches) {
    const { data: match } = matchSchema.safeParse(one);
    if (match === undefined || matches.has(match.id)) unreadable += 1;
    else matches.set(match.id, match);
  }
  return ok({
    matches: [...matches.values()],
    preferences,
    isWhole: checksumOf(data) === checksum,
    unreadable,
  });
}
