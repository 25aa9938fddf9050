import { err, ok, type Result } from '../engine/result';
import {
  type ArchivedMatch,
  type ArchiveError,
  decodeArchive,
  encodeArchive,
  type ReadArchive,
} from './archive';
import { breather } from './breather';
import type { SavedMatch } from './codec';
import type { SaveError, StorageError } from './errors';
import { covers, newestReadable } from './history';
import type { SaveEntry } from './reader';
import type { SaveRepository } from './repository';

/** What came of an archive. */
export interface ImportReport {
  /** Matches that were not here. */
  readonly added: number;
  /** Matches that were here already, as they are in the archive or played further. */
  readonly kept: number;
  /** Of matches that are here otherwise, theirs was added beside the one that is here. */
  readonly beside: number;
  /** Matches that could not be taken. */
  readonly refused: number;
  /** Whether the archive is as it was written. */
  readonly isWhole: boolean;
  /** What the person liked, where the archive is whole. */
  readonly preferences: string | undefined;
}

type Fate = 'added' | 'kept' | 'beside' | 'refused';

/** Takes everything out into one text and in again. Nothing that is here ever changes by it. */
export class Archivist {
  constructor(
    private readonly saves: Pick<
      SaveRepository,
      'list' | 'look' | 'textsOf' | 'takeIn' | 'importText'
    >,
    /** The clock of frames: the screen gets the thread back in time. */
    private readonly frames: () => number = () => 0,
  ) {}

  /** All or an error: an archive that silently lacks a match would be worse than none. */
  async export(preferences: string | undefined): Promise<Result<string, StorageError>> {
    const entries = await this.saves.list();
    if (!entries.ok) return entries;
    const matches: ArchivedMatch[] = [];
    const breathe = breather(this.frames);
    for (const { id } of entries.value) {
      const texts = await this.saves.textsOf(id);
      if (!texts.ok) return texts;
      matches.push({ id, texts: texts.value });
      await breathe();
    }
    return ok(encodeArchive({ matches, preferences }));
  }

  /** Takes in an archive, or a single match that somebody exported. A text that is neither changes nothing. */
  async import(
    text: string,
  ): Promise<Result<ImportReport, ArchiveError | SaveError | StorageError>> {
    const archive = decodeArchive(text);
    if (archive.ok) return this.takeAll(archive.value);
    if (archive.error.code !== 'not-an-archive') return archive;
    const single = await this.saves.importText(text);
    if (single.ok) {
      const none = { kept: 0, beside: 0, refused: 0, isWhole: true, preferences: undefined };
      return ok({ ...none, added: 1 });
    }
    return single.error.code === 'not-a-save' ? archive : single;
  }

  private async takeAll(archive: ReadArchive): Promise<Result<ImportReport, StorageError>> {
    const here = await this.saves.list();
    if (!here.ok) return here;
    const fates: Fate[] = [];
    const breathe = breather(this.frames);
    for (const match of archive.matches) {
      fates.push(await this.takeOne(match, here.value, archive.isWhole));
      await breathe();
    }
    const count = (fate: Fate) => fates.filter((one) => one === fate).length;
    return ok({
      added: count('added'),
      kept: count('kept'),
      beside: count('beside'),
      refused: count('refused') + archive.unreadable,
      isWhole: archive.isWhole,
      preferences: archive.isWhole ? archive.preferences : undefined,
    });
  }

  private async takeOne(
    match: ArchivedMatch,
    here: readonly SaveEntry[],
    isTrusted: boolean,
  ): Promise<Fate> {
    const saved = await newestReadable(match.texts.map(([, text]) => text));
    // A save proves itself by its own checksum; what cannot be read only does in an archive that is whole.
    if (saved === undefined && !isTrusted) return 'refused';
    const isHere =
      saved === undefined
        ? await this.isHereAsItIs(match, here)
        : await this.isHereOrFurther(match, saved, here);
    if (!isHere.ok) return 'refused';
    if (isHere.value) return 'kept';
    const taken = await this.saves.takeIn(match);
    if (!taken.ok) return 'refused';
    return taken.value === match.id ? 'added' : 'beside';
  }

  /** Under its own name, or under another where it was once taken in beside one that had its name. */
  private async isHereOrFurther(
    { id }: ArchivedMatch,
    saved: SavedMatch,
    here: readonly SaveEntry[],
  ): Promise<Result<boolean, StorageError>> {
    for (const entry of here) {
      if (entry.kind !== 'ready') continue;
      const isTwin = entry.summary.times.created === saved.times.created;
      if (entry.id !== id && !isTwin) continue;
      const looked = await this.saves.look(entry.id, entry.newest.slot);
      if (looked.ok && covers(looked.value, saved)) return ok(true);
    }
    return ok(false);
  }

  private async isHereAsItIs(
    { texts }: ArchivedMatch,
    here: readonly SaveEntry[],
  ): Promise<Result<boolean, StorageError>> {
    for (const { id, kind } of here) {
      if (kind === 'ready') continue;
      const own = await this.saves.textsOf(id);
      if (!own.ok) return err(own.error);
      const isThere = (text: string) => own.value.some(([, one]) => one === text);
      if (texts.every(([, text]) => isThere(text))) return ok(true);
    }
    return ok(false);
  }
}
